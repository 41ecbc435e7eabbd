// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const recoveryMessages = {
  recovery_subtitle: {
    by: 'kind',
    email: 'We will send you a link to set a new one.',
    other: 'We will send you a code to set a new one.',
  },
  recovery_send_link: 'Send link',
  recovery_send_code: 'Send code',
  recovery_to_sign_in: 'Back to sign-in',
  recovery_sent_title: 'Check your e-mail',
  recovery_sent_text:
    'If there is an account for {email}, we have sent it a link to set a new password. The link works once, for 30 minutes.',
  recovery_sent_hint: 'Nothing there? Check your spam folder, or make sure that the address is right.',
  recovery_again: 'Try again',
  recovery_sms_title: 'Enter the code',
  recovery_sms_text:
    'If there is an account for {phone}, we have sent it a code. The code works once, for 10 minutes.',
  recovery_sms_label: 'Code from the text message',
  recovery_sms_again: 'Send a new code',
  new_password_subtitle: 'Your other devices will be signed out.',
  new_password_label: 'New password',
  new_password_submit: 'Set password',
  new_password_ask_again: 'Ask for a new link',
  new_password_no_token: 'This link is incomplete. Open it from the e-mail again, or ask for a new one.',
  new_password_link_over:
    'This link no longer works. It has been used, or it is more than 30 minutes old. Ask for a new one.',
} as const satisfies Catalogue
