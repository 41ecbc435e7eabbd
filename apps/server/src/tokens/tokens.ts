import type { Logger } from 'pino'
import { createBatch } from '../database/batch.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors/http-error.ts'
import { makeKeyWhenDue } from './replace-key.ts'
import { createSeal, type Seal } from '../start/secrets/seal.ts'
import { signToken } from './sign-token.ts'
import { deleteEndedKeys, findSigningKey, readTokenKeys, toPublicKey, type PublicKey } from './token-keys.ts'

/** Signs for back ends, with keys that all processes share. */
export interface Tokens {
  /** Is there a secret, so that keys can be kept? */
  readonly isOn: boolean
  /** @throws HttpError tokens_off, unavailable */
  sign(claims: object): Promise<string>
  /** All keys with which a valid token may be signed. */
  listPublicKeys(): Promise<readonly PublicKey[]>
  /** Makes the first key, and another when the newest is old, and deletes those that are over. */
  keepKeys(): Promise<void>
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
  sign: () => Promise.reject(new HttpError('tokens_off')),
  listPublicKeys: () => Promise.resolve([]),
  keepKeys: () => Promise.resolve(),
}

function createSealedTokens(seal: Seal, { database, log }: Omit<TokensOptions, 'secrets'>): Tokens {
  // Callers of the same moment share a statement, and nobody gets what was read before they asked.
  const readKeys = createBatch(async (askers: readonly undefined[]) => {
    const keys = await readTokenKeys(database)
    return askers.map(() => keys)
  })
  let lastKeys: readonly PublicKey[] | undefined

  async function makeWhenDue(): Promise<void> {
    const kid = await makeKeyWhenDue(database, seal)
    if (kid !== undefined) log.info({ kid }, 'token key made')
  }

  const findKey = async () => findSigningKey(await readKeys(undefined), seal)

  return {
    isOn: true,
    // The keys are read for each token, so that one that is revoked signs nothing more.
    async sign(claims) {
      let key = await findKey()
      if (key === undefined) {
        await makeWhenDue()
        key = await findKey()
      }
      if (key === undefined) throw new HttpError('unavailable')
      return signToken(key, claims)
    },
    async listPublicKeys() {
      try {
        lastKeys = (await readKeys(undefined)).map(toPublicKey)
      } catch (error) {
        // Tokens go on being checked while the database is away.
        if (lastKeys === undefined) throw error
      }
      return lastKeys
    },
    async keepKeys() {
      await makeWhenDue()
      await deleteEndedKeys(database.drizzle)
    },
  }
}
