// Makes every call of the contract once with success, runs every command of the operator, and sweeps.
import { operations, type OperationId } from '@foyer/core/wire'
import { sweep } from '../../../apps/server/src/operations/sweep.ts'
import { openWatched, type Scene } from './scene.ts'
import { walkAccount } from './walk-account.ts'
import { walkCheckout } from './walk-checkout.ts'
import { walkCommands } from './walk-commands.ts'
import { walkFactors } from './walk-factors.ts'
import { walkIdentity } from './walk-identity.ts'
import { walkRecovery } from './walk-recovery.ts'
import { walkSocial } from './walk-social.ts'

/** Not called: it answers 404 unless the captcha is ALTCHA, and does not use the database. */
const notWalked: ReadonlySet<OperationId> = new Set(['captchaChallenge'])

type App = Parameters<typeof openWatched>[0]

/**
 * @param strict another app on the same database, in which everybody needs a second factor
 * @throws Error if a call or a command does not succeed, or is missing here
 */
export async function walk(
  { app, strict }: { readonly app: App; readonly strict: App },
  around: Omit<Scene, 'open' | 'openStrict'>,
): Promise<void> {
  const made = new Set<OperationId>(notWalked)
  const scene = { ...around, open: openWatched(app, made), openStrict: openWatched(strict, made) }
  await walkAccount(scene)
  await walkCheckout(scene)
  await walkRecovery(scene)
  await walkSocial(scene)
  await walkIdentity(scene)
  await walkFactors(scene)
  const forgotten = (Object.keys(operations) as OperationId[]).filter((id) => !made.has(id))
  if (forgotten.length > 0) throw new Error(`The walk does not make these calls: ${forgotten.join(', ')}`)
  await walkCommands(scene)
  await sweep(scene.context)
}
