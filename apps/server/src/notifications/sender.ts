import { publicOrigin, type Config } from '../config.ts'
import { hasPasswords } from '../start/settings/sign-in-methods.ts'

/** Who writes a message: the product's name and address. */
export interface Sender {
  readonly appName: string
  /** The public origin. */
  readonly publicUrl: string
  /** People have passwords there. Otherwise no message speaks of one. */
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

/** What messages say of their sender. */
export function describeSender({ appName, hasPasswords: isOn }: Sender) {
  return { name: appName, passwords: isOn ? 'yes' : 'no' } as const
}

/** Where people go when a stranger may be in their account: to a new password, or to what opens the account. */
export function writeSecuringUrl({ publicUrl, hasPasswords: isOn }: Sender): string {
  return `${publicUrl}${isOn ? '/recover' : '/account'}`
}
