import { createEarlyInstallPrompt } from './create-early-install-prompt.ts'

/** The `beforeinstallprompt` event of this page. */
export const earlyInstallPrompt = createEarlyInstallPrompt()
