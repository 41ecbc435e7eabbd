import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { CaptchaAnswer, Fingerprint, Locale } from '@foyer/core/wire'
import { captchaServices, type CaptchaServiceName } from '@foyer/core/wire/captcha-services'
import { afterPress } from '@foyer/kit/after-press'
import { useFormStore, useRestartOnRotation } from '@foyer/kit/form'
import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { AnalyticsFlow } from '../analytics/analytics-event.ts'
import type { FormWatch } from '../analytics/watch-form.ts'
import { ApiError, describeFailure, describeFormFailure } from '../api/index.ts'
import type { CaptchaUse } from '../captcha/captcha-provider.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { Foyer } from '../plugins/foyer-context.ts'
import { SecondStepContext, type SecondStepGate } from '../second-step/second-step-context.ts'
import { useFormWatch } from './form-watch.ts'
import { toSubmitError } from './to-submit-error.ts'

export type { CaptchaUse }

export interface AuthFormOptions<Result> {
  /** The form's name in analytics, and the flow that it starts. */
  readonly form: string
  readonly flow: AnalyticsFlow
  /** Makes the call. `shared`: what all calls send beside the fields. */
  readonly send: (
    values: FormValues,
    shared: {
      readonly fingerprint: Fingerprint
      readonly lang: Locale
      readonly captcha?: CaptchaAnswer
    },
    request: { readonly signal: AbortSignal; readonly key: string },
  ) => Promise<Result>
  readonly onSuccess: ((result: Result) => void) | undefined
  /** Called with the server's message (`data.message`), or, if there is none, with the one shown to the person. */
  readonly onError: ((message: string, error: unknown) => void) | undefined
  /** Default: no captcha, because not every call takes one. */
  readonly captcha?: CaptchaUse | undefined
  /** Default: that of the surrounding form. */
  readonly secondStep?: SecondStepGate | undefined
  /** The flow goes on after this result, so that analytics count no success. The same function at each render. */
  readonly isStep?: ((result: unknown) => boolean) | undefined
}

export interface AuthForm<Result> {
  readonly store: FormStore<Result>
  /** The ref of the element around the form; the focus is moved inside it. */
  readonly root: RefObject<HTMLDivElement | null>
  /** To be rendered in the form, above its button. */
  readonly captcha: ReactNode
  /** Passed by the layout to the fields; absent without analytics. */
  readonly watch: FormWatch | undefined
}

/** The service name in each flow's captcha query, so that captchas can be turned on per flow. */
const services: Readonly<Record<AnalyticsFlow, CaptchaServiceName>> = {
  sign_in: captchaServices.login,
  sign_up: captchaServices.register,
  recovery: captchaServices.recovery,
  social: captchaServices.login,
}

/** A form with one call: submits the fields with the fingerprint, once, and shows the result. */
export function useAuthForm<Result>(foyer: Foyer, options: AuthFormOptions<Result>): AuthForm<Result> {
  const { api, translate, readFingerprint, prepareFingerprint } = foyer
  const describe = (error: unknown): string => describeFormFailure(error, translate, api.lang)
  const outerSecondStep = use(SecondStepContext)
  const secondStep = options.secondStep ?? outerSecondStep
  const root = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(foyer, services[options.flow], options.captcha)
  const { prepare: prepareCaptcha } = captcha

  const store: FormStore<Result> = useFormStore<Result>({
    async send(values, request) {
      try {
        const fingerprint = readFingerprint()
        return await captcha.send(request, async (answer) => {
          const shared = { fingerprint: await fingerprint, lang: api.lang }
          return options.send(values, answer ? { ...shared, captcha: answer } : shared, request)
        })
      } catch (error) {
        if (await secondStep?.handleError(error)) {
          watch?.enter()
          // Nothing has failed: the form is as it was, and the second step takes its place.
          store.cancel()
        }
        throw toSubmitError(error, describe, store)
      }
    },
    describeFailure: describe,
    onSuccess: (result) => options.onSuccess?.(result),
    onError(_, error) {
      const reason = error instanceof SubmitError ? error.cause : error
      if (reason instanceof ApiError && reason.code === 'invalid_credentials')
        afterPress(() => focusWrongPassword(root.current))
      watch?.fail(reason)
      const serverMessage = reason instanceof ApiError ? reason.serverMessage : null
      options.onError?.(serverMessage ?? describeFailure(reason, translate, api.lang), reason)
    },
  })

  const watch = useFormWatch(foyer, store, options)

  useRestartOnRotation(store)

  useEffect(() => {
    // Collected while the person types, and not for visitors who only look at the page.
    const form = root.current
    const prepare = (): void => {
      prepareFingerprint()
      prepareCaptcha()
    }
    // If the page had focused the first field before this effect ran, no `focusin` follows: then a press or an edit counts.
    const eventTypes = ['focusin', 'pointerdown', 'input'] as const
    for (const eventType of eventTypes) form?.addEventListener(eventType, prepare, { once: true })
    return () => eventTypes.forEach((eventType) => form?.removeEventListener(eventType, prepare))
  }, [prepareFingerprint, prepareCaptcha])

  return { store, root, captcha: captcha.panel, watch }
}

/** Selects a wrong password, to be typed over. If a field has an error, the form has moved the focus there. */
function focusWrongPassword(root: HTMLElement | null): void {
  const password = root?.querySelector<HTMLInputElement>('input[name="password"]')
  password?.focus()
  password?.select()
}
