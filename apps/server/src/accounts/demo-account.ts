import { randomInt } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { users } from '../database/schema.ts'
import { createAccount } from './create-account.ts'
import { createAccountFinder } from './find-account.ts'

export interface DemoAccount {
  readonly email: string
  readonly password: string
}

const email = 'demo@foyer.test'

/** Somebody to sign in as on a fresh installation. The password is made here once and kept in a file only we can read. */
export async function seedDemoAccount({ config, database, hasher }: Context): Promise<DemoAccount> {
  const file = join(config.dataDir, 'demo-account.json')
  const kept = await readDemoAccount(file)
  const name = { kind: 'email', given: email, normalized: email } as const
  const account = await createAccountFinder(database.drizzle)(name)
  const isKnown = kept !== undefined && account !== undefined
  if (isKnown && (await hasher.verify(account.passwordHash, kept.password))) return kept

  const demo = kept ?? { email, password: createPassword() }
  const passwordHash = await hasher.hash(demo.password)
  await database.drizzle.transaction(async (transaction) => {
    if (account === undefined) await createAccount(transaction, { name, passwordHash })
    else await transaction.update(users).set({ passwordHash }).where(eq(users.id, account.user.id))
  })
  await writeFile(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return demo
}

async function readDemoAccount(file: string): Promise<DemoAccount | undefined> {
  try {
    const { password }: { password?: unknown } = JSON.parse(await readFile(file, 'utf8'))
    return typeof password === 'string' ? { email, password } : undefined
  } catch {
    return undefined
  }
}

/** Easy to copy from a screen: no letters that look alike, both cases and a digit for sure. */
function createPassword(): string {
  const pick = (letters: string, count: number) =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')
  const lower = 'abcdefghjkmnpqrstuvwxyz'
  return `${pick(lower.toUpperCase(), 1)}${pick(lower, 5)}-${pick(lower, 6)}-${pick('23456789', 4)}`
}
