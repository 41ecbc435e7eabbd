import { openStorage } from '@foyer/kit/storage'
import { ApiError, type Api } from '../api/index.ts'
import type { SecondFactor } from '../api/api-error.ts'
import { forgetStep, unusedPromocodeKey } from './second-step-key.ts'

/** How the sign-in goes on that waited when the page was loaded; `null`: it is over, or the server does not say. */
export async function readPendingStep(api: Api): Promise<SecondFactor | null> {
  try {
    const secondFactor = await api.call('secondFactorWays', {})
    const unusedPromocode = openStorage('sessionStorage').readJson(unusedPromocodeKey)
    return unusedPromocode === null ? secondFactor : Object.assign(secondFactor, { unusedPromocode })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_over') forgetStep()
    return null
  }
}
