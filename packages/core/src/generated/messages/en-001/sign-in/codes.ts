// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const codesMessages = {
  code_form_sent: 'We have sent a code to {name}. It works for 10 minutes.',
  code_form_label_email: 'Code from the e-mail',
  code_form_label_phone: 'Code from the text message',
  code_form_hint: 'Nothing there? Check your spam folder.',
  code_form_resend: 'Send again',
  code_form_resend_in: 'Send again in {seconds} s',
  code_form_resent: 'Sent again',
  code_form_other_email: 'Use another address',
  code_form_other_phone: 'Use another number',
  code_form_sign_in_title: 'Enter the code',
  code_form_sign_in_text:
    'If there is an account for {name}, we have sent it a code. It works for 10 minutes.',
  code_form_sign_up_title: 'Finish signing up',
  code_form_sign_up_text:
    'We have sent a message to {name}. Enter the code from it: it works for 10 minutes. If you already have an account, the message will say so.',
  code_form_use_password: 'Use the password instead',
} as const satisfies Catalogue
