import type { AnalyticsFlow } from '../analytics/analytics-event.ts'

export interface CodeFormProps<Result> {
  /** How the code was sent. With `phone`, the browser is asked for the code of the text message (WebOTP). */
  readonly channel: 'email' | 'phone'
  /** The recipient, formatted for display. */
  readonly sentTo: string
  /** Replaces 'We have sent a code to {sentTo}. It works for 10 minutes.', where that would reveal or say too much. */
  readonly sentText?: string | undefined
  /** The accessible name of the form: what the code is for. */
  readonly label: string
  /** The label of the input. Default: 'Code from the e-mail', or 'Code from the text message'. */
  readonly codeLabel?: string | undefined
  /** The text of the button. */
  readonly submitText: string
  /** Moves the focus to the input, or to the button if there is an `initialCode`. Default: false, as for a reloaded page. */
  readonly autofocus?: boolean | undefined
  /** The code of a link in a mail. It is filled in, and sent once the person presses the button. */
  readonly initialCode?: string | undefined
  /**
   * Sends the code, six ASCII digits. An ApiError with an error of the field `code` is shown at the input, any other one above the
   * button. `key` is an idempotency key: the same when the same code is sent again after an error. `signal` is aborted when the form
   * unmounts, or another code is sent.
   */
  readonly send: (
    code: string,
    request: { readonly signal: AbortSignal; readonly key: string },
  ) => Promise<Result>
  /** Called with what `send` has resolved with. */
  readonly onSuccess: (result: Result) => void
  /** Sends the message again. An ApiError is shown below the button, and its `retryAfter` is waited for. */
  readonly resend: () => Promise<unknown>
  /** In ms since the epoch: until then the button that sends the message again is disabled. Default: 60 s after each message. */
  readonly resendAt?: number | undefined
  /** Called with the message that is shown, and the thrown error. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
  /** The form's name in analytics, and its flow. Default: none, so nothing is reported. */
  readonly analytics?: { readonly form: string; readonly flow: AnalyticsFlow } | undefined
  /** Goes back to the form for the address or number. Without it there is no button. */
  readonly onOtherAddress?: (() => void) | undefined
}
