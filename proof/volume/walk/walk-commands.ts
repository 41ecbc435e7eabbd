import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commands } from '../../../apps/server/src/operations/admin/commands.ts'
import { runAdmin } from '../../../apps/server/src/operations/admin/run-admin.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import type { Scene } from './scene.ts'

/** Runs every operator command. @throws Error if a command fails, or is missing here */
export async function walkCommands(scene: Scene): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-volume-'))
  try {
    await runCommands(scene, join(folder, 'users.jsonl'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param file where a file with people of another system is written, which is then imported */
async function runCommands({ context, open }: Scene, file: string): Promise<void> {
  const email = newEmail()
  await open().call('register', { body: { email, password } })
  const others = Array.from({ length: 3 }, (_, id) => ({
    id: `${id}`,
    email: newEmail(),
    emailVerified: true,
    phone: `+1555010${6_000 + id}`,
    identities: [{ social: 'discord', subject: newEmail() }],
  }))
  await writeFile(file, others.map((other) => JSON.stringify(other)).join('\n'))
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
  const forgotten = commands.filter(
    ({ name }) => !lines.some((line) => `${line.join(' ')} `.startsWith(`${name} `)),
  )
  if (forgotten.length > 0)
    throw new Error(`The walk does not run ${forgotten.map(({ name }) => name).join(', ')}`)
  const said: string[] = []
  for (const line of lines) {
    const code = await runAdmin(line, {
      readConfig: () => context.config,
      open: async () => ({ ...context.database, close: async () => undefined }),
      operator: 'volume',
      print: () => undefined,
      printError: (text) => said.push(text),
    })
    if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}: ${said.join('\n')}`)
  }
}
