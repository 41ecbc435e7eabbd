// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
export { kit } from './kit-catalogue.ts'
export { signIn } from './sign-in.ts'
export { validation } from './validation.ts'
export { web } from './web.ts'
export { account } from './account.ts'
export { userButton } from './user-button.ts'
