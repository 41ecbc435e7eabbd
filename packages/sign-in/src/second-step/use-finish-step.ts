import type { RequestBody, User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef } from 'react'
import type { AnalyticsFlow } from '../analytics/analytics-event.ts'
import { ApiError, type SecondFactor } from '../api/index.ts'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { clearStoredStep, secondStepKey, unusedPromocodeKey } from './second-step-key.ts'

type Factor = Pick<RequestBody<'secondFactor'>, 'totp' | 'recoveryCode' | 'passkey'>

interface FinishRequest {
  readonly signal?: AbortSignal | undefined
  readonly key?: string | undefined
}

interface FinishStepOptions {
  readonly flow: AnalyticsFlow
  /** The step as it began. */
  readonly secondFactor: SecondFactor
  /** The sign-in has taken too long, and no call of it can succeed any more. */
  readonly onExpired: (error: ApiError) => void
  /** An app that was to be set up here has been set up elsewhere: the step continues in another way. */
  readonly onWaysChange: (secondFactor: SecondFactor) => void
}

/** The calls of the second step. Stores that the sign-in waits for it, until it is over. */
export function useFinishStep(options: FinishStepOptions) {
  const { flow, secondFactor } = options
  const foyer = useFoyer('<SecondStep>')
  const { api, session } = foyer
  const latest = useLatest(options)
  const isOver = useRef(false)
  useEffect(() => {
    // <Activity> may hide and show the step again after it is over.
    if (!isOver.current) storeStep(flow, secondFactor)
  }, [flow, secondFactor])

  function end(): void {
    isOver.current = true
    clearStoredStep()
  }

  /** Makes a call of this step. */
  async function handleErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_over') {
        end()
        // An earlier call may have succeeded, and its answer been lost, so the person may be signed in.
        await session.refresh()
        latest.current.onExpired(error)
      }
      if (error instanceof ApiError && error.secondFactor) latest.current.onWaysChange(error.secondFactor)
      throw error
    }
  }

  async function completeSignIn<Person extends User>(call: Promise<Person>): Promise<Person> {
    const user = await checkSignedIn(foyer, await handleErrors(call))
    end()
    return user
  }

  return {
    handleErrors,
    completeSignIn,
    finish(factor: Factor, trustsDevice: boolean, request: FinishRequest): Promise<User> {
      const body = { ...factor, ...(trustsDevice && { trustsDevice }), lang: api.lang }
      return completeSignIn(api.call('secondFactor', { body, ...request }))
    },
    /** The person starts again. Does not wait for the answer: if the call fails, the step expires by itself. */
    cancel(): void {
      end()
      api.call('secondFactorCancel', { keepalive: true }).catch(() => undefined)
    },
  }
}

/** @see readPendingStep */
function storeStep(flow: AnalyticsFlow, { unusedPromocode }: SecondFactor): void {
  const storage = openStorage('sessionStorage')
  storage.write(secondStepKey, flow)
  if (unusedPromocode) storage.write(unusedPromocodeKey, JSON.stringify(unusedPromocode))
  // Removes what an earlier, abandoned sign-in has stored.
  else storage.remove(unusedPromocodeKey)
}
