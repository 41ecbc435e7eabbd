import type { CaptchaAnswer } from '@foyer/core/wire'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MissingPluginError, type Foyer } from '../plugins/foyer-context.ts'
import type { CaptchaDesk } from './captcha-desk.tsx'
import type { CaptchaAttempt, CaptchaUse } from './captcha-kind.ts'

export interface FormCaptcha {
  /** What the person is shown while a captcha is under way. */
  readonly panel: ReactNode
  /** Makes the call, with a solved captcha where one is needed. @throws CaptchaError, and what the call throws */
  readonly send: <Result>(
    attempt: CaptchaAttempt,
    call: (answer: CaptchaAnswer | undefined) => Promise<Result>,
  ) => Promise<Result>
}

const howToInstall =
  "A form has a captcha, and its provider has none. Import createCaptchaPlugin from '@foyer/sign-in', call it once, " +
  'and give it to the provider: <FoyerProvider captcha={captcha} …>.'

/**
 * The captcha of one form. Nothing of it is loaded before it is needed.
 * @throws MissingPluginError when the form has one and the provider has none
 */
export function useCaptcha(foyer: Foyer, use: CaptchaUse = false): FormCaptcha {
  const { captcha: plugin, api } = foyer
  const [panel, show] = useState<ReactNode>(null)
  const state = useRef<{ desk?: Promise<CaptchaDesk>; isRequired?: boolean }>({})
  useEffect(() => {
    const { current } = state
    return () => void current.desk?.then((desk) => desk.close())
  }, [])
  if (!use) return { panel, send: (_, call) => call(undefined) }
  if (plugin === undefined) throw new MissingPluginError('captcha', 'A form', howToInstall)

  return {
    panel,
    async send(attempt, call) {
      const { current } = state
      let need = current.isRequired
        ? 'certain'
        : await plugin.findNeed(api, use, foyer.form?.isCaptchaEnabled)
      if (need === 'none') {
        try {
          return await call(undefined)
        } catch (error) {
          const isRequired = error instanceof Error && 'code' in error && error.code === 'captcha_required'
          if (!isRequired) throw error
          // Sent again with the captcha, with what was typed; and with one from the start the next time.
          current.isRequired = true
          need = 'certain'
        }
      }
      current.desk ??= import('./captcha-desk.tsx').then((module) => new module.CaptchaDesk(show))
      let desk: CaptchaDesk
      try {
        desk = await current.desk
      } catch (cause) {
        // Fetched anew the next time.
        delete current.desk
        if (need === 'assumed') return call(undefined)
        throw Object.assign(new Error('Unable to load GeeTest script', { cause }), { code: 'captcha_script' })
      }
      const result = await desk.send({ foyer, plugin, attempt, call, isCertain: need === 'certain' })
      current.isRequired = false
      return result
    },
  }
}
