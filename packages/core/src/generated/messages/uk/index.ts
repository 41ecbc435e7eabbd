// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
export { kit, signIn, validation, web, userButton } from './app.ts'
export { account } from './account.ts'
