import type { CaptchaAnswer, CaptchaType, Locale } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import type { SignInMessageKey } from '../messages/messages.ts'

/** What a captcha has to work with, for one answer. */
export interface CaptchaTask {
  /** The public id: a site key, a captcha id. */
  readonly id: string
  /** The address of its script; empty where it needs none. */
  readonly script: string
  readonly locale: Locale
  /** Milliseconds until what does not load is given up. People may take as long as they like. */
  readonly timeout: number
  readonly api: Api
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** On the page, in the form: for what the captcha draws. */
  readonly place: HTMLElement
  /** What the person is told while this goes on. `focus`: it is the person's turn, here in the form. */
  readonly say: (key: SignInMessageKey, options?: { readonly focus?: boolean }) => void
}

/** One service behind the one interface. */
export interface CaptchaKind {
  readonly type: CaptchaType
  /** @throws CaptchaError */
  readonly ask: (task: CaptchaTask) => Promise<CaptchaAnswer>
}

/** Does a form have a captcha? `questionable`: if the server says that one is needed just now. */
export type CaptchaUse = boolean | 'questionable'

export interface CaptchaAttempt {
  readonly signal: AbortSignal
  /** The same when the submit is sent again. */
  readonly key: string
}
