// Makes every call of the contract once with success, runs every command of the operator, and sweeps.
import { operations, type OperationId } from '@foyer/core/wire'
import { sweep } from '../../../apps/server/src/operations/sweep.ts'
import { createRecordingOpener, type WalkEnvironment } from './walk-environment.ts'
import { walkAccount } from './walk-account.ts'
import { walkCheckout } from './walk-checkout.ts'
import { walkCommands } from './walk-commands.ts'
import { walkFactors } from './walk-factors.ts'
import { walkIdentity } from './walk-identity.ts'
import { walkRecovery } from './walk-recovery.ts'
import { walkSocial } from './walk-social.ts'

/** Not called: it answers 404 unless the captcha is ALTCHA, and does not use the database. */
const excludedOperations: ReadonlySet<OperationId> = new Set(['captchaChallenge'])

type App = Parameters<typeof createRecordingOpener>[0]

/**
 * @param strict another app on the same database, in which everybody needs a second factor
 * @throws Error if a call or a command does not succeed, or is missing here
 */
export async function walk(
  { app, strict }: { readonly app: App; readonly strict: App },
  sharedEnvironment: Omit<WalkEnvironment, 'open' | 'openStrict'>,
): Promise<void> {
  const calledIds = new Set<OperationId>(excludedOperations)
  const environment = {
    ...sharedEnvironment,
    open: createRecordingOpener(app, calledIds),
    openStrict: createRecordingOpener(strict, calledIds),
  }
  await walkAccount(environment)
  await walkCheckout(environment)
  await walkRecovery(environment)
  await walkSocial(environment)
  await walkIdentity(environment)
  await walkFactors(environment)
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !calledIds.has(id))
  if (missing.length > 0) throw new Error(`The walk does not make these calls: ${missing.join(', ')}`)
  await walkCommands(environment)
  await sweep(environment.context)
}
