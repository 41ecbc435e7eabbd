import { openStorage } from '@foyer/kit/storage'
import { ApiError, type Api } from '../api/index.ts'
import type { SecondFactor } from '../api/api-error.ts'
import type { Session } from '../session/session.ts'
import { clearStoredStep, unusedPromocodeKey } from './second-step-key.ts'

/**
 * The second step that a sign-in was waiting for when the page was loaded; `null` if the person is signed in meanwhile.
 * @throws ApiError when that sign-in is over, or the call has failed
 */
export async function readPendingStep(
  api: Api,
  session: Pick<Session, 'refresh' | 'getState'>,
): Promise<SecondFactor | null> {
  try {
    const secondFactor = await api.call('secondFactorWays', {})
    const unusedPromocode = openStorage('sessionStorage').readJson(unusedPromocodeKey)
    return isUnused(unusedPromocode) ? { ...secondFactor, unusedPromocode } : secondFactor
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_over') clearStoredStep()
    // The second step may have succeeded while this page was loading, so the person may be signed in.
    await session.refresh()
    if (session.getState().status === 'signed-in') return null
    throw error
  }
}

/** Other scripts of the page can write to the storage. */
function isUnused(value: unknown): value is NonNullable<SecondFactor['unusedPromocode']> {
  const { code, reason } = Object(value) as { code?: unknown; reason?: unknown }
  return typeof code === 'string' && (reason === 'not_valid' || reason === 'not_new')
}
