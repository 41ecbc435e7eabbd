import type { RefObject } from 'react'
import { fillInCode, WebOtp, type WebOtpProps } from './web-otp.ts'

export interface ReceivedCodeProps extends Pick<WebOtpProps, 'store'> {
  /** The element around the form, whose field is named `code`. */
  readonly root: RefObject<HTMLElement | null>
}

/** Fills the code of the next text message into a form, if the browser can read it. Does not submit the form, and renders nothing. */
export function ReceivedCode({ store, root }: ReceivedCodeProps) {
  function handleCode(code: string): void {
    const input = root.current?.querySelector<HTMLInputElement>('input[name=code]')
    if (input) fillInCode(input, code)
  }

  return <WebOtp store={store} onCode={handleCode} />
}
