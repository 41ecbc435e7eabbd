import type { Command } from './command.ts'
import { codes, makeCode } from './commands/codes.ts'
import { deleteUser } from './commands/delete-user.ts'
import { endSessions } from './commands/end-sessions.ts'
import { events } from './commands/events.ts'
import { importUsersCommand } from './commands/import-users.ts'
import { migrate } from './commands/migrate.ts'
import { captcha, set, settings, unset } from './commands/settings.ts'
import { removeSecondFactor } from './commands/remove-second-factor.ts'
import { rotateTokenKeys } from './commands/rotate-token-keys.ts'
import { user } from './commands/user.ts'

/** All commands, in the order of the usage text. */
export const commands: readonly Command[] = [
  user,
  endSessions,
  removeSecondFactor,
  deleteUser,
  importUsersCommand,
  makeCode,
  codes,
  captcha,
  settings,
  set,
  unset,
  events,
  rotateTokenKeys,
  migrate,
]

/** The usage text, with a line or two for each command. */
export function describeUsage(): string {
  const rows = commands.map(({ name, parameters, usage, isDestructive, summary }) => {
    const line = [name, ...parameters, usage, isDestructive && '--yes'].filter(Boolean).join(' ')
    return `  ${line}\n      ${summary}`
  })
  return [
    'Usage: npm run admin -- <command> [--json]',
    '',
    ...rows,
    '',
    '--json prints what came of it for programs. The database and all else are those of the server: the same',
    'environment. Ends with 0 when it is done, 1 when it could not be done, 2 when it was typed wrongly.',
  ].join('\n')
}
