// What <PasskeyEntry> loads later: all of WebAuthn.
export { awaitAutofill } from './await-autofill.ts'
export { askForPasskey, enterWithPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'
