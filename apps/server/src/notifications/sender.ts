import { publicOrigin, type Config } from '../config.ts'
import { hasPasswords } from '../settings/sign-in-methods.ts'

/** Who sends a message: the product's name and address. */
export interface Sender {
  readonly appName: string
  /** The public origin. */
  readonly publicUrl: string
  /** Whether people have passwords on this installation. Otherwise no message mentions one. */
  readonly hasPasswords: boolean
}

/** The sender of all messages of this installation. */
export function readSender(config: Config): Sender {
  return {
    appName: config.messages.appName,
    publicUrl: publicOrigin(config),
    hasPasswords: hasPasswords(config),
  }
}

/** The placeholder values that describe the sender. */
export function describeSender({ appName, hasPasswords: isOn }: Sender) {
  return { name: appName, passwords: isOn ? 'yes' : 'no' } as const
}

/** Where people go who suspect a stranger in their account: to a new password, or, where there are none, to the account page. */
export function writeSecuringUrl({ publicUrl, hasPasswords: isOn }: Sender): string {
  return `${publicUrl}${isOn ? '/recover' : '/account'}`
}
