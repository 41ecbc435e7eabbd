import { randomInt, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { writeDataFile } from '../../database/files/write-data-file.ts'
import { ApiError } from '../../api-error.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'
import { createAccount } from './create-account.ts'
import { createAccountFinder } from '../find-account.ts'

export interface DemoAccount {
  readonly email: string
  /** `null`: people sign in with codes only. */
  readonly password: string | null
}

const email = 'demo@foyer.test'
const fileName = 'demo-account.json'

/**
 * Creates an account for trying out a new installation. If people have passwords, its password is generated once, and stored in a file that
 * only this operating-system user can read.
 * @throws StartError when that file cannot be written
 */
export async function seedDemoAccount(context: Context): Promise<DemoAccount> {
  const { config } = context
  if (!hasPasswords(config)) {
    await ensureAccount(context, null)
    return { email, password: null }
  }
  const { dataDir } = config
  const password = (await readPassword(dataDir)) ?? (await savePassword(dataDir, createPassword()))
  await ensureAccount(context, password)
  return { email, password }
}

/** Writes the password into the file. @returns the password of another process if that one has written the file first */
async function savePassword(dataDir: string, password: string): Promise<string> {
  const content = `${JSON.stringify({ email, password }, null, 2)}\n`
  const draft = await writeDataFile(dataDir, `${fileName}.${randomUUID()}`, content)
  const file = join(dataDir, fileName)
  try {
    // Unlike `rename`, it fails if the file exists.
    await link(draft, file)
    return password
  } catch {
    const other = await readPassword(dataDir)
    if (other !== undefined) return other
    // The file has no readable account, or the file system has no hard links.
    await rename(draft, file)
    return password
  } finally {
    await rm(draft, { force: true })
  }
}

/** Creates the account if it does not exist, or sets its password if that differs. */
async function ensureAccount(context: Context, password: string | null): Promise<void> {
  const { database, hasher } = context
  const name = { kind: 'email', given: email, normalized: email } as const
  const account = await createAccountFinder(database)(name)
  const isUpToDate =
    account !== undefined && (password === null || (await hasher.verify(account.passwordHash, password)))
  if (isUpToDate) return
  const passwordHash = password === null ? null : await hasher.hash(password)
  if (account === undefined) {
    await runTransaction(database.drizzle, (transaction) =>
      createAccount(transaction, { name, passwordHash, sessionId: null, isProven: true }),
    ).catch(async (error: unknown) => {
      // Another process has created it in the meantime, so it is found now.
      if (!(error instanceof ApiError)) throw error
      await ensureAccount(context, password)
    })
  } else {
    await database.drizzle.update(users).set({ passwordHash }).where(eq(users.id, account.user.id))
  }
}

async function readPassword(dataDir: string): Promise<string | undefined> {
  try {
    const { password }: { password?: unknown } = JSON.parse(await readFile(join(dataDir, fileName), 'utf8'))
    return typeof password === 'string' ? password : undefined
  } catch {
    return undefined
  }
}

/** Easy to copy from a screen: no look-alike letters, and always both cases and a digit. */
function createPassword(): string {
  const pick = (letters: string, count: number) =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')
  const lower = 'abcdefghjkmnpqrstuvwxyz'
  return `${pick(lower.toUpperCase(), 1)}${pick(lower, 5)}-${pick(lower, 6)}-${pick('23456789', 4)}`
}
