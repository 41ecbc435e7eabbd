import { commands } from '../../../apps/server/src/operations/admin/commands.ts'
import { runAdmin } from '../../../apps/server/src/operations/admin/run-admin.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import type { Scene } from './scene.ts'

/** Runs every command of the operator. @throws Error if one fails, or was forgotten */
export async function walkCommands({ context, open }: Scene): Promise<void> {
  const email = newEmail()
  await open().call('register', { body: { email, password } })
  const lines: readonly (readonly string[])[] = [
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
    ['delete-user', email, '--yes'],
  ]
  const forgotten = commands.filter(({ name }) => !lines.some(([command]) => command === name))
  if (forgotten.length > 0)
    throw new Error(`The walk does not run ${forgotten.map(({ name }) => name).join(', ')}`)
  const said: string[] = []
  for (const line of lines) {
    const code = await runAdmin(line, {
      readConfig: () => context.config,
      open: async () => ({ ...context.database, close: async () => undefined }),
      operator: 'volume',
      say: () => undefined,
      complain: (text) => said.push(text),
    })
    if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}: ${said.join('\n')}`)
  }
}
