// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const secondStepMessages = {
  second_step_title: 'One more step',
  second_step_text: 'Enter the six digits that your authenticator app shows now.',
  second_step_trust: {
    by: 'days',
    in: 'en-001',
    one: 'Trust this device for {days} day',
    other: 'Trust this device for {days} days',
  },
  second_step_trust_hint: 'You will then sign in here with one step. Do not choose this on a shared device.',
  second_step_other: 'Use another way',
  second_step_with_totp: 'Use your authenticator app',
  second_step_with_passkey: 'Use a passkey',
  second_step_with_recovery_code: 'Use a recovery code',
  second_step_passkey_text: 'Use your passkey to confirm that it is you.',
  second_step_recovery_code_text: 'Enter one of the recovery codes that you saved. Each works once.',
  second_step_recovery_code_label: 'Recovery code',
  second_step_again: 'Start again',
  second_step_enrol_text: 'A second factor is required here. Set up an authenticator app to continue.',
  second_step_password_set: 'Your new password is set. Sign in with it.',
} as const satisfies Catalogue
