// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
// A module for each part: it brings its own messages to where it is loaded.
export { captchaMessages } from './sign-in/captcha.ts'
export { codesMessages } from './sign-in/codes.ts'
export { enrolMessages } from './sign-in/enrol.ts'
export { secondStepMessages } from './sign-in/second-step.ts'
export { proofMessages } from './sign-in/proof.ts'
export { socialMessages } from './sign-in/social.ts'
export { recoveryMessages } from './sign-in/recovery.ts'
