import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { CaptchaAnswer, Fingerprint, Locale, User } from '@foyer/core/wire'
import { captchaServices, type CaptchaServiceName } from '@foyer/core/wire/captcha-services'
import { afterPress } from '@foyer/kit/after-press'
import { useFormStore, useRestartWhenTurned } from '@foyer/kit/form'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Flow } from '../analytics/analytics-event.ts'
import type { FormWatch } from '../analytics/watch-form.ts'
import { ApiError, describeFailure } from '../api/index.ts'
import type { CaptchaUse } from '../captcha/captcha-kind.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { Foyer } from '../plugins/foyer-context.ts'
import { useFormWatch } from './form-watch.ts'
import { toSubmitError } from './to-submit-error.ts'

export type { CaptchaUse }

export interface CallFormOptions<Result> {
  /** The form's name in analytics, and the flow that it starts. */
  readonly form: string
  readonly flow: Flow
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
}

export interface CallForm<Result> {
  readonly store: FormStore<Result>
  /** The person has chosen another method: removes messages about the previous one's submit. */
  readonly forget: () => void
  /** The ref of the element around the form; the focus is moved inside it. */
  readonly root: RefObject<HTMLDivElement | null>
  /** To be rendered in the form, above its button. */
  readonly captcha: ReactNode
  /** Passed by the layout to the fields; absent without analytics. */
  readonly watch: FormWatch | undefined
}

/** The service name in each flow's captcha query, so that captchas can be turned on per flow. */
const services: Readonly<Record<Flow, CaptchaServiceName>> = {
  sign_in: captchaServices.login,
  sign_up: captchaServices.register,
  recovery: captchaServices.recovery,
  social: captchaServices.login,
}

/** A form that signs somebody in. */
export function useAuthForm<Person extends User>(
  foyer: Foyer,
  options: CallFormOptions<Person>,
): CallForm<Person> {
  return useCallForm(foyer, {
    ...options,
    async send(...call) {
      const user: Person | undefined = await options.send(...call)
      if (user !== undefined) return navigator.cookieEnabled ? user : checkCookie(foyer, user)
      // An empty 204: a proxy must have made it up.
      throw new ApiError(204, {
        code: 'unreadable_answer',
        message: 'The server answered a sign-in with nothing.',
      })
    },
    onSuccess(user) {
      foyer.session.accept(user)
      options.onSuccess?.(user)
    },
  })
}

/** Checks that the session's cookie was kept, by a call: a page without cookies may still have one for a server on another origin. */
async function checkCookie<Person extends User>({ api }: Foyer, user: Person): Promise<Person> {
  try {
    await api.call('session', {})
    return user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return user
    throw new ApiError(401, { code: 'no_cookies', message: 'The cookie of the session was not kept.' })
  }
}

/** A form with one call: submits the fields with the fingerprint, once, and shows the result. */
export function useCallForm<Result>(foyer: Foyer, options: CallFormOptions<Result>): CallForm<Result> {
  const { api, translate, readFingerprint, prepareFingerprint } = foyer
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
        throw toSubmitError(error, translate, api.lang, (name) => store.field(name) !== undefined)
      }
    },
    describeFailure: (error) => describeFailure(error, translate, api.lang),
    createKey: createIdempotencyKey,
    onSuccess: (result) => options.onSuccess?.(result),
    onError(_, error) {
      const reason = error instanceof SubmitError ? error.cause : error
      if (reason instanceof ApiError && reason.code === 'invalid_credentials')
        afterPress(() => focusWrongPassword(root.current))
      watch?.fail(reason)
      const said = reason instanceof ApiError ? reason.serverMessage : null
      options.onError?.(said ?? describeFailure(reason, translate, api.lang), reason)
    },
  })

  const watch = useFormWatch(foyer, store, options.form, options.flow)

  useRestartWhenTurned(store)

  useEffect(() => {
    // Collected while the person types, and not for visitors who only look at the page.
    const form = root.current
    const prepare = (): void => {
      prepareFingerprint()
      prepareCaptcha()
    }
    form?.addEventListener('focusin', prepare, { once: true })
    return () => form?.removeEventListener('focusin', prepare)
  }, [prepareFingerprint, prepareCaptcha])

  const forget = (): void => {
    if (store.getSubmission().status !== 'pending') store.reset()
  }

  return { store, forget, root, captcha: captcha.panel, watch }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over https. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Selects a wrong password, to be typed over. If a field has an error, the form has moved the focus there. */
function focusWrongPassword(root: HTMLElement | null): void {
  const password = root?.querySelector<HTMLInputElement>('input[name="password"]')
  password?.focus()
  password?.select()
}
