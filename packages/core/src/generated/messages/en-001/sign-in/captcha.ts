// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const captchaMessages = {
  captcha_title: 'Check that you are a person',
  captcha_loading: 'Loading the check…',
  captcha_tick: 'Tick the box to go on.',
  captcha_window: 'Answer the check in the window that has opened.',
  captcha_working: 'Your device is doing a short calculation. You need not do anything.',
  captcha_cancel: 'Cancel the check',
  captcha_closed:
    'The check was closed before it was done. Send the form again to go on; what you typed is still here.',
  captcha_unknown: 'The check that you are a person did not work. Try again; what you typed is still here.',
} as const satisfies Catalogue
