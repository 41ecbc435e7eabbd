import type { MessagesConfig } from '../notifications/messages-config.ts'
import type { EnvironmentReader } from './environment.ts'
import type { SignInMethod } from './sign-in-methods.ts'

interface Settings {
  readonly messages: MessagesConfig
  readonly registration: string
  readonly signInMethods: readonly SignInMethod[]
  readonly verifyIdentifiers: string
}

/** Warns about settings that require codes although no messages can be sent. */
export function warnWithoutMessages(
  read: EnvironmentReader,
  { messages, registration, signInMethods, verifyIdentifiers }: Settings,
): void {
  if (messages.mailUrl !== null || messages.smsUrl !== null) return
  const affectedSettings = [
    ...(verifyIdentifiers === 'required' ? ['VERIFY_IDENTIFIERS: required'] : []),
    ...(registration === 'private' ? ['REGISTRATION: private'] : []),
    ...(signInMethods.includes('password') ? [] : ['SIGN_IN_METHODS: code alone']),
  ]
  for (const setting of affectedSettings)
    read.warn(
      `${setting}, although neither MAIL_URL nor SMS_URL is set, so the code that people need reaches nobody. Set one of them.`,
    )
}
