import type { CaptchaAnswer, CaptchaType, Locale } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import type { SignInMessageKey } from '../messages/messages.ts'

/** What a captcha needs to get one answer from the person. */
export interface CaptchaTask {
  /** The public id: a site key, a captcha id. */
  readonly id: string
  /** The address of its script; empty if it needs none. */
  readonly script: string
  readonly locale: Locale
  /** Milliseconds until loading fails. People may take as long as they like. */
  readonly timeout: number
  readonly api: Api
  /** Aborts when the answer is no longer needed. */
  readonly signal: AbortSignal
  /** The element in the form that the captcha renders into. */
  readonly container: HTMLElement
  /** Shows a message to the person. `focus`: moves the focus to the captcha, because it is the person's turn. */
  readonly showMessage: (key: SignInMessageKey, options?: { readonly focus?: boolean }) => void
}

/** A captcha service. */
export interface CaptchaProvider {
  readonly type: CaptchaType
  /** @throws CaptchaError */
  readonly run: (task: CaptchaTask) => Promise<CaptchaAnswer>
}

/** Does a form have a captcha? `questionable`: if the server says that one is needed now. */
export type CaptchaUse = boolean | 'questionable'

export interface IdempotentRequest {
  readonly signal: AbortSignal
  /** The same key when the submit is sent again. */
  readonly key: string
}
