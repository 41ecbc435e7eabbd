import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { Fingerprint, Locale, User } from '@foyer/core/wire'
import { useFormStore } from '@foyer/kit/form'
import { useEffect, useRef, type RefObject } from 'react'
import { ApiError, describeFailure } from '../api/index.ts'
import type { Foyer } from '../plugins/foyer-context.ts'
import { toSubmitError } from './to-submit-error.ts'

export interface AuthFormOptions {
  /** Makes the call. `shared` is what goes with every sign-in beside the form's fields. */
  readonly send: (
    values: FormValues,
    shared: { readonly fingerprint: Fingerprint; readonly lang: Locale },
    attempt: { readonly signal: AbortSignal; readonly key: string },
  ) => Promise<User>
  readonly onSuccess: ((user: User) => void) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

export interface AuthForm {
  readonly store: FormStore<User>
  /** For the element around the form: focus is moved inside it. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** A form that signs somebody in: sends the fields with the fingerprint, once, and says how it went. */
export function useAuthForm(foyer: Foyer, options: AuthFormOptions): AuthForm {
  const { api, session, translate, readFingerprint, prepareFingerprint } = foyer
  const root = useRef<HTMLDivElement>(null)

  const store: FormStore<User> = useFormStore<User>({
    async send(values, attempt) {
      try {
        return await options.send(values, { fingerprint: await readFingerprint(), lang: api.lang }, attempt)
      } catch (error) {
        throw toSubmitError(error, translate, api.lang, (name) => store.field(name) !== undefined)
      }
    },
    describeFailure: (error) => describeFailure(error, translate, api.lang),
    createKey: createIdempotencyKey,
    onSuccess(user) {
      session.accept(user)
      options.onSuccess?.(user)
    },
    onError(_, error) {
      const reason = error instanceof SubmitError ? error.cause : error
      if (reason instanceof ApiError && reason.code === 'invalid_credentials')
        focusWrongPassword(root.current)
      options.onError?.(describeFailure(reason, translate, api.lang), reason)
    },
  })

  useEffect(() => {
    const restart = (): void => store.restart()
    screen.orientation.addEventListener('change', restart)
    return () => screen.orientation.removeEventListener('change', restart)
  }, [store])

  useEffect(() => {
    // While the person types there is time for it; nobody who only looks at the page is read.
    const form = root.current
    form?.addEventListener('focusin', prepareFingerprint, { once: true })
    return () => form?.removeEventListener('focusin', prepareFingerprint)
  }, [prepareFingerprint])

  return { store, root }
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
