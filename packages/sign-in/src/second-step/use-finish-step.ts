import type { RequestBody, User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import type { Flow } from '../analytics/analytics-event.ts'
import { ApiError, type SecondFactor } from '../api/index.ts'
import { checkEntered } from '../auth-form/check-entered.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { forgetStep, secondStepKey, unusedPromocodeKey } from './second-step-key.ts'

type Factor = Pick<RequestBody<'secondFactor'>, 'totp' | 'recoveryCode' | 'passkey'>

interface FinishRequest {
  readonly signal?: AbortSignal | undefined
  readonly key?: string | undefined
}

interface Turns {
  /** The sign-in has taken too long, and no call of it can succeed any more. */
  readonly onOver: (error: ApiError) => void
  /** An app that was to be set up here has been set up elsewhere: the step continues in another way. */
  readonly onOtherWays: (secondFactor: SecondFactor) => void
}

/** The calls of the second step. */
export function useFinishStep(turns: Turns) {
  const foyer = useFoyer('<SecondStep>')
  const { api, session } = foyer
  const latest = useLatest(turns)

  /** Makes a call of this step. */
  async function watch<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_over') {
        forgetStep()
        // An earlier call may have succeeded, and its answer been lost, so the person may be signed in.
        await session.refresh()
        latest.current.onOver(error)
      }
      if (error instanceof ApiError && error.secondFactor) latest.current.onOtherWays(error.secondFactor)
      throw error
    }
  }

  async function enter<Person extends User>(call: Promise<Person>): Promise<Person> {
    const user = await checkEntered(foyer, await watch(call))
    forgetStep()
    return user
  }

  return {
    watch,
    enter,
    finish(factor: Factor, trustsDevice: boolean, request: FinishRequest): Promise<User> {
      const body = { ...factor, ...(trustsDevice && { trustsDevice }), lang: api.lang }
      return enter(api.call('secondFactor', { body, ...request }))
    },
    /** The person starts again. Does not wait for the answer: if the call fails, the step expires by itself. */
    cancel(): void {
      forgetStep()
      api.call('secondFactorCancel', { isLasting: true }).catch(() => undefined)
    },
  }
}

/** @see readPendingStep */
export function keepStep(flow: Flow, { unusedPromocode }: SecondFactor): void {
  const storage = openStorage('sessionStorage')
  storage.write(secondStepKey, flow)
  if (unusedPromocode) storage.write(unusedPromocodeKey, JSON.stringify(unusedPromocode))
  // Removes what an earlier, abandoned sign-in has stored.
  else storage.remove(unusedPromocodeKey)
}
