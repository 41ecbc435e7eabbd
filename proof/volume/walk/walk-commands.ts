import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commands } from '../../../apps/server/src/operations/admin/commands.ts'
import { runAdmin } from '../../../apps/server/src/operations/admin/run-admin.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import type { WalkEnvironment } from './walk-environment.ts'

/** Runs every operator command. @throws Error if a command fails, or is missing here */
export async function walkCommands(environment: WalkEnvironment): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-volume-'))
  try {
    await runCommands(environment, join(folder, 'users.jsonl'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param file where a file with people of another system is written, which is then imported */
async function runCommands({ context, open }: WalkEnvironment, file: string): Promise<void> {
  const email = newEmail()
  await open().call('register', { body: { email, password } })
  const importedPeople = Array.from({ length: 3 }, (_, id) => ({
    id: `${id}`,
    email: newEmail(),
    emailVerified: true,
    phone: `+1555010${6_000 + id}`,
    identities: [{ social: 'discord', subject: newEmail() }],
  }))
  await writeFile(file, importedPeople.map((person) => JSON.stringify(person)).join('\n'))
  const lines: readonly (readonly string[])[] = [
    ['users', 'import', file, '--format', 'foyer'],
    ['users', 'import', file, '--format', 'foyer', '--dry-run'],
    ['user', email],
    ['user', '+15550109999'],
    ['events'],
    ['events', '--user', email],
    ['events', '--event', 'account_exported', '--since', '2020-01-01', '--limit', '1000'],
    ['codes'],
    ['make-code', `VOLUME${Date.now()}`, '--kind', 'voucher', '--percent', '5'],
    ['captcha', 'adaptive'],
    ['settings'],
    ['set', 'currency', 'EUR'],
    ['unset', 'currency'],
    ['unset', 'captcha'],
    ['rotate-token-keys'],
    ['rotate-token-keys', '--revoke'],
    ['migrate'],
    ['end-sessions', email, '--yes'],
    ['remove-second-factor', email, '--yes', '--with-passkeys'],
    ['delete-user', email, '--yes'],
  ]
  const missing = commands.filter(
    ({ name }) => !lines.some((line) => `${line.join(' ')} `.startsWith(`${name} `)),
  )
  if (missing.length > 0)
    throw new Error(`The walk does not run ${missing.map(({ name }) => name).join(', ')}`)
  const output: string[] = []
  for (const line of lines) {
    const code = await runAdmin(line, {
      readConfig: () => context.config,
      open: async () => ({ ...context.database, close: async () => undefined }),
      operator: 'volume',
      print: () => undefined,
      printError: (text) => output.push(text),
    })
    if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}: ${output.join('\n')}`)
  }
}
