import type { Logger } from 'pino'
import { createBatch } from '../database/batch.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../api-error.ts'
import { createKeyIfDue } from './replace-key.ts'
import { createSeal, type Seal } from '../settings/secrets/seal.ts'
import { signToken } from './sign-token.ts'
import { deleteEndedKeys, findSigningKey, readTokenKeys, toPublicKey, type PublicKey } from './token-keys.ts'

/** Signs tokens for back ends, with keys that all processes share. */
export interface Tokens {
  /** Is there a secret with which keys can be sealed? */
  readonly isOn: boolean
  /** @throws ApiError tokens_off, unavailable */
  sign(claims: object): Promise<string>
  /** All keys that a valid token may be signed with. */
  listPublicKeys(): Promise<readonly PublicKey[]>
  /** Makes the first key, replaces the newest when it is old, and deletes those that have ended. */
  maintainKeys(): Promise<void>
}

interface TokensOptions {
  readonly secrets: readonly string[]
  readonly database: Database
  readonly log: Logger
}

export function createTokens({ secrets, ...options }: TokensOptions): Tokens {
  const seal = createSeal(secrets, 'token keys')
  return seal === undefined ? noTokens : createSealedTokens(seal, options)
}

const noTokens: Tokens = {
  isOn: false,
  sign: () => Promise.reject(new ApiError('tokens_off')),
  listPublicKeys: () => Promise.resolve([]),
  maintainKeys: () => Promise.resolve(),
}

function createSealedTokens(seal: Seal, { database, log }: Omit<TokensOptions, 'secrets'>): Tokens {
  // Concurrent calls share a statement, but no call gets a result that was read before it asked.
  const readKeys = createBatch(async (callers: readonly undefined[]) => {
    const keys = await readTokenKeys(database)
    return callers.map(() => keys)
  })
  let lastKeys: readonly PublicKey[] | undefined

  async function createKeyWhenDue(): Promise<void> {
    const kid = await createKeyIfDue(database, seal)
    if (kid !== undefined) log.info({ kid }, 'token key made')
  }

  const findKey = async () => findSigningKey(await readKeys(undefined), seal)

  return {
    isOn: true,
    // The keys are read for each token, so that a revoked key signs nothing more.
    async sign(claims) {
      let key = await findKey()
      if (key === undefined) {
        await createKeyWhenDue()
        key = await findKey()
      }
      if (key === undefined) throw new ApiError('unavailable')
      return signToken(key, claims)
    },
    async listPublicKeys() {
      try {
        lastKeys = (await readKeys(undefined)).map(toPublicKey)
      } catch (error) {
        // Serve the last known keys while the database is unavailable, so that back ends can go on verifying tokens.
        if (lastKeys === undefined) throw error
      }
      return lastKeys
    },
    async maintainKeys() {
      await createKeyWhenDue()
      await deleteEndedKeys(database.drizzle)
    },
  }
}
