// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const recoveryMessages = {
  recovery_subtitle: 'We send you a way to set a new one.',
  recovery_send_link: 'Send the link',
  recovery_send_code: 'Send the code',
  recovery_to_sign_in: 'Back to sign-in',
  recovery_sent_title: 'Look in your inbox',
  recovery_sent_text:
    'If there is an account for {email}, a link that sets a new password is on its way. It works once, for 30 minutes.',
  recovery_sent_hint: 'Nothing there? Look in the folder for unwanted mail, or check the address.',
  recovery_again: 'Try again',
  recovery_code_title: 'Enter the code',
  recovery_code_text:
    'If there is an account for {phone}, a code is on its way. It works once, for 30 minutes.',
  recovery_code_label: 'Code from the text message',
  recovery_code_again: 'Send another code',
  new_password_subtitle: 'Your other devices will be signed out.',
  new_password_label: 'New password',
  new_password_submit: 'Set password',
  new_password_ask_again: 'Ask for a new link',
  new_password_no_token: 'This link is not complete. Open it from the mail once more, or ask for a new one.',
  new_password_link_over:
    'This link does not work any more. It was used, or it is older than half an hour. Ask for a new one.',
} as const satisfies Catalogue
