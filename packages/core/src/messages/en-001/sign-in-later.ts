// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
// A module for each part: it brings its own words to where it is loaded.
export { captchaWords } from './sign-in/captcha.ts'
export { socialWords } from './sign-in/social.ts'
export { recoveryWords } from './sign-in/recovery.ts'
