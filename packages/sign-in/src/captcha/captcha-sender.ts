import type { CaptchaAnswer } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import { CaptchaController } from './captcha-controller.tsx'
import type { IdempotentRequest } from './captcha-provider.ts'
import type { CaptchaPlugin } from './captcha-plugin.ts'
import { findNeed, type CaptchaForm } from './find-need.ts'

/** Sends the calls of one form, with a solved captcha where one is needed. */
export class CaptchaSender {
  readonly #controller: CaptchaController
  /** The server has demanded one. */
  #isRequired = false

  constructor(show: (panel: ReactNode) => void) {
    this.#controller = new CaptchaController(show)
  }

  close(): void {
    this.#controller.close()
  }

  /** @throws CaptchaError, or the call's own error */
  async send<Result>(
    { foyer, plugin, form }: { foyer: Foyer; plugin: CaptchaPlugin; form: CaptchaForm },
    request: IdempotentRequest,
    call: (answer: CaptchaAnswer | undefined) => Promise<Result>,
  ): Promise<Result> {
    let need = this.#isRequired ? 'certain' : await findNeed(foyer, plugin, form)
    if (need === 'none') {
      try {
        return await call(undefined)
      } catch (error) {
        const isRequired = error instanceof Error && 'code' in error && error.code === 'captcha_required'
        if (!isRequired) throw error
        // Sends it again with a captcha; further submits have one from the start.
        this.#isRequired = true
        need = 'certain'
      }
    }
    const result = await this.#controller.send({
      foyer,
      plugin,
      request,
      call,
      isCertain: need === 'certain',
    })
    this.#isRequired = false
    return result
  }
}
