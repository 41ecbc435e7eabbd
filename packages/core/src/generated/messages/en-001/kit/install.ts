// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const installMessages = {
  install_title: 'Install {name}',
  install_text: 'It opens from your home screen and needs no browser',
  install_action: 'Install',
  install_close: 'Close',
  install_step_share: 'Press the Share button of your browser',
  install_step_add: 'Choose “Add to Home Screen”',
  install_done: 'I have added it',
} as const satisfies Catalogue
