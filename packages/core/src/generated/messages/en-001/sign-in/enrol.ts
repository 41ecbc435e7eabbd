// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const enrolMessages = {
  enrol_title: 'Set up an authenticator app',
  enrol_app: 'Open an authenticator app, on your phone or in your password manager.',
  enrol_scan: 'Scan this QR code with it.',
  enrol_qr: 'QR code for your authenticator app',
  enrol_open: 'Open it in an app on this device',
  enrol_key: 'Or enter this key in the app:',
  enrol_key_copy: 'Copy the key',
  enrol_copied: 'Copied',
  enrol_copy_failed: 'This could not be copied. Select it and copy it yourself.',
  enrol_code: 'Enter the six digits that the app now shows.',
  enrol_code_field: 'Code from your authenticator app',
  enrol_submit: 'Confirm',
  enrol_again: 'Get a new key',
  enrol_codes_title: 'Save your recovery codes',
  enrol_codes_text:
    'When you cannot use your app, each of these codes lets you sign in once. They are only shown now.',
  enrol_codes_label: 'Recovery codes',
  enrol_codes_copy: 'Copy the codes',
  enrol_codes_save: 'Download as a text file',
  enrol_codes_file: 'Recovery codes for {site}. Each works once.',
  enrol_codes_kept: 'I have saved them',
  enrol_codes_ask: 'Have you saved your recovery codes?',
  enrol_codes_back: 'Back to the codes',
} as const satisfies Catalogue
