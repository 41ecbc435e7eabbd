// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const captchaMessages = {
  captcha_title: 'Confirm that you are human',
  captcha_loading: 'Loading the check…',
  captcha_tick: 'Tick the box to continue.',
  captcha_window: 'Complete the check in the window that has opened.',
  captcha_working: 'Your device is doing a quick calculation. There is nothing you need to do.',
  captcha_cancel: 'Cancel the check',
  captcha_closed:
    'The security check was closed before it was done. Send the form again to continue. What you typed is still here.',
  captcha_unknown: 'The security check did not work. Try again. What you typed is still here.',
} as const satisfies Catalogue
