// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const secondStepMessages = {
  second_step_title: 'One more step',
  second_step_text: 'Enter the six digits that your authenticator app shows now.',
  second_step_trust: {
    by: 'days',
    in: 'en-001',
    one: 'Trust this device for {days} day',
    other: 'Trust this device for {days} days',
  },
  second_step_trust_hint: 'Signing in here then takes one step. Not for a device that others use.',
  second_step_other: 'Use another way',
  second_step_with_totp: 'Use your authenticator app',
  second_step_with_passkey: 'Use a passkey',
  second_step_with_recovery_code: 'Use a recovery code',
  second_step_passkey_text: 'Show with your passkey that it is you.',
  second_step_recovery_code_text: 'Enter one of the recovery codes that you have kept. Each works once.',
  second_step_recovery_code_label: 'Recovery code',
  second_step_again: 'Start again',
  second_step_enrol_text:
    'Everybody here signs in with a second factor. Set up an authenticator app to go on.',
  second_step_password_set: 'Your new password is set. Sign in with it.',
} as const satisfies Catalogue
