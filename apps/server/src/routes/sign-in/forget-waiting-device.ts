import type { Opened } from '../../accounts/sessions/open-session.ts'
import type { Context } from '../../context.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'

interface NewDevice {
  /** The account knew the device before this sign-in. */
  readonly isKnownDevice: boolean
  readonly device: string
  readonly names: readonly string[]
}

/**
 * Forgets a device that was remembered for a sign-in which now waits for its second step. Otherwise somebody who knows only the password could
 * make a device known, and the owner would not be told of a later sign-in with it. The second step remembers it again.
 */
export async function forgetWaitingDevice(
  context: Pick<Context, 'limits' | 'log'>,
  { kind }: Opened,
  { isKnownDevice, device, names }: NewDevice,
): Promise<void> {
  if (kind === 'session' || isKnownDevice) return
  await afterCommit(context, 'what follows a first step', () => context.limits.forgetDevice(device, names))
}
