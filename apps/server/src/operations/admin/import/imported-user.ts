import type { FirebaseParameters } from '../../../accounts/passwords/formats/firebase-scrypt.ts'
import type { FileShape } from './rows/read-rows.ts'
import type { Fields } from './rows/row.ts'

/** An account at a provider, with Foyer's id for that provider. */
export interface ImportedIdentity {
  readonly social: string
  readonly subject: string
  readonly name?: string | undefined
}

/** What a row says about a user. */
export interface ImportedUser {
  /** The id in the other system. A UUID is kept as the user's id. */
  readonly id?: string | undefined
  readonly email?: string | undefined
  readonly emailVerified?: boolean
  readonly phone?: string | undefined
  readonly phoneVerified?: boolean
  /** In one of the formats of `accounts/passwords/formats`. */
  readonly passwordHash?: string | undefined
  readonly name?: string | undefined
  readonly identities?: readonly ImportedIdentity[]
  readonly createdAt?: Date | undefined
}

/** Parameters that a file itself does not contain. */
export interface Parameters {
  readonly firebase?: FirebaseParameters
}

/** The export of another system. */
export interface ImportFormat {
  readonly id: string
  readonly shape: FileShape
  /** @throws RowError */
  readonly read: (fields: Fields, parameters: Parameters) => ImportedUser
}
