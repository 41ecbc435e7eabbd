// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const installMessages = {
  install_title: 'Install {name}',
  install_text: 'Open it from your home screen, without the browser',
  install_action: 'Install',
  install_close: 'Close',
  install_step_share: 'Tap the Share button in your browser',
  install_step_add: 'Choose “Add to Home Screen”',
  install_done: 'Done',
} as const satisfies Catalogue
