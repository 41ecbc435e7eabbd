// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
export { signIn } from './sign-in.ts'
export { web } from './web.ts'
export { userButton } from './user-button.ts'
