import type { CaptchaAnswer } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import { CaptchaDesk } from './captcha-desk.tsx'
import type { CaptchaAttempt, CaptchaUse } from './captcha-kind.ts'
import type { CaptchaPlugin } from './captcha-plugin.ts'
import { findNeed } from './find-need.ts'

/** Sends one form's calls, with a solved captcha where one is needed. */
export class CaptchaSender {
  readonly #desk: CaptchaDesk
  /** The server has asked for one. */
  #isRequired = false

  constructor(show: (panel: ReactNode) => void) {
    this.#desk = new CaptchaDesk(show)
  }

  close(): void {
    this.#desk.close()
  }

  /** @throws CaptchaError, and what the call throws */
  async send<Result>(
    { foyer, plugin, use }: { foyer: Foyer; plugin: CaptchaPlugin; use: CaptchaUse },
    attempt: CaptchaAttempt,
    call: (answer: CaptchaAnswer | undefined) => Promise<Result>,
  ): Promise<Result> {
    let need = this.#isRequired ? 'certain' : await findNeed(foyer, plugin, use)
    if (need === 'none') {
      try {
        return await call(undefined)
      } catch (error) {
        const isRequired = error instanceof Error && 'code' in error && error.code === 'captcha_required'
        if (!isRequired) throw error
        // Sent again with the captcha, with what was typed; and with one from the start the next time.
        this.#isRequired = true
        need = 'certain'
      }
    }
    const result = await this.#desk.send({ foyer, plugin, attempt, call, isCertain: need === 'certain' })
    this.#isRequired = false
    return result
  }
}
