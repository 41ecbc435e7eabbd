import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { CaptchaAnswer, Fingerprint, Locale, User } from '@foyer/core/wire'
import { useFormStore } from '@foyer/kit/form'
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
  /** What analytics call the form, and what somebody sets out to do in it. */
  readonly form: string
  readonly flow: Flow
  /** Makes the call. `shared` is what goes with every call of a form beside its fields. */
  readonly send: (
    values: FormValues,
    shared: {
      readonly fingerprint: Fingerprint
      readonly lang: Locale
      readonly captcha?: CaptchaAnswer
    },
    attempt: { readonly signal: AbortSignal; readonly key: string },
  ) => Promise<Result>
  readonly onSuccess: ((result: Result) => void) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
  /** None when absent: not every call takes one. */
  readonly captcha?: CaptchaUse | undefined
}

export interface CallForm<Result> {
  readonly store: FormStore<Result>
  /** For the element around the form: focus is moved inside it. */
  readonly root: RefObject<HTMLDivElement | null>
  /** For the form, above its button. */
  readonly captcha: ReactNode
  /** What the layout hands to the fields; absent without analytics. */
  readonly watch: FormWatch | undefined
}

/** A form that signs somebody in. */
export function useAuthForm(foyer: Foyer, options: CallFormOptions<User>): CallForm<User> {
  return useCallForm(foyer, {
    ...options,
    async send(...call) {
      const user: User | undefined = await options.send(...call)
      if (user !== undefined) return navigator.cookieEnabled ? user : checkCookie(foyer, user)
      // An empty 204: something in between has made it up.
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

/** Where a browser keeps no cookies for this page, it may keep that of the session all the same: of a server elsewhere. */
async function checkCookie({ api }: Foyer, user: User): Promise<User> {
  try {
    return await api.call('session', {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return user
    throw new ApiError(401, { code: 'no_cookies', message: 'The cookie of the session was not kept.' })
  }
}

/** A form with one call behind it: sends the fields with the fingerprint, once, and says how it went. */
export function useCallForm<Result>(foyer: Foyer, options: CallFormOptions<Result>): CallForm<Result> {
  const { api, translate, readFingerprint, prepareFingerprint, analytics } = foyer
  const root = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(foyer, options.captcha)
  const { prepare: prepareCaptcha } = captcha

  const store: FormStore<Result> = useFormStore<Result>({
    async send(values, attempt) {
      try {
        const fingerprint = readFingerprint()
        return await captcha.send(attempt, async (answer) => {
          const shared = { fingerprint: await fingerprint, lang: api.lang }
          return options.send(values, answer ? { ...shared, captcha: answer } : shared, attempt)
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
        focusWrongPassword(root.current)
      watch?.fail(reason)
      options.onError?.(describeFailure(reason, translate, api.lang), reason)
    },
  })

  const watch = useFormWatch(analytics, store, options.form, options.flow)

  useEffect(() => {
    const restart = (): void => store.restart()
    screen.orientation.addEventListener('change', restart)
    return () => screen.orientation.removeEventListener('change', restart)
  }, [store])

  useEffect(() => {
    // While the person types there is time for it; nobody who only looks at the page is read.
    const form = root.current
    const prepare = (): void => {
      prepareFingerprint()
      prepareCaptcha()
    }
    form?.addEventListener('focusin', prepare, { once: true })
    return () => form?.removeEventListener('focusin', prepare)
  }, [prepareFingerprint, prepareCaptcha])

  return { store, root, captcha: captcha.panel, watch }
}

/** 128 bits. `crypto.randomUUID` is missing on pages that are not served over https. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A wrong password is typed over; a field that was refused gets its focus from the form. */
function focusWrongPassword(root: HTMLElement | null): void {
  const password = root?.querySelector<HTMLInputElement>('input[name="password"]')
  password?.focus()
  password?.select()
}
