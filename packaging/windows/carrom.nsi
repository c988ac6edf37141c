; The installer for Windows, for one player and without an administrator. `build.py` fills in its
; blanks and compiles it, on Linux as well.
Unicode true
!include "MUI2.nsh"

Name "Carrom"
OutFile "@{target}"
InstallDir "$LOCALAPPDATA\Programs\Carrom"
InstallDirRegKey HKCU "Software\Carrom" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "@{numbers}"
VIAddVersionKey "ProductName" "Carrom"
VIAddVersionKey "FileVersion" "@{version}"
VIAddVersionKey "FileDescription" "Carrom installer"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "@{icon}"
!define MUI_UNICON "@{icon}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\carrom.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Carrom"

; Never the whole folder: the player chose it, and it may hold other things.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\carrom.exe"
  Delete "$INSTDIR\carrom-cli.exe"
!macroend

Section
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "@{folder}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Carrom.lnk" "$INSTDIR\carrom.exe"
  WriteRegStr HKCU "Software\Carrom" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "Carrom"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "@{version}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\carrom.exe"
  WriteRegStr HKCU "${LISTED}" "Publisher" "The Carrom contributors"
  WriteRegStr HKCU "${LISTED}" "URLInfoAbout" "@{homepage}"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Carrom.lnk"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\Carrom"
SectionEnd
