import { publicOrigin, type Config } from '../../config.ts'
import { ApiError } from '../../api-error.ts'

/** The data by which browsers and authenticators identify this installation. */
export interface RelyingParty {
  readonly rpId: string
  readonly name: string
  /** The origins whose pages and apps may use its passkeys. */
  readonly origins: readonly string[]
}

/** @throws ApiError method_off if this installation has no passkeys */
export function readRelyingParty(config: Config): RelyingParty {
  const { rpId, origins } = config.passkeys
  if (rpId === null) throw new ApiError('method_off')
  return {
    rpId,
    name: config.messages.appName,
    origins: [publicOrigin(config), ...config.allowedOrigins, ...origins],
  }
}

/** The user handle: the bytes of the user's id, which is random. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}
