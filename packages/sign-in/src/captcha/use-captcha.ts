import type { CaptchaAnswer } from '@foyer/core/wire'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { MissingPluginError, type Foyer } from '../plugins/foyer-context.ts'
import type { CaptchaAttempt, CaptchaUse } from './captcha-kind.ts'
import type { CaptchaSender } from './captcha-sender.ts'

export interface FormCaptcha {
  /** What the person is shown while a captcha is under way. */
  readonly panel: ReactNode
  /** Loads what the first submit needs: somebody has turned to the form. */
  readonly prepare: () => void
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
 * The captcha of one form. Nothing of it is loaded before somebody turns to the form.
 * @throws MissingPluginError when the form has one and the provider has none
 */
export function useCaptcha(foyer: Foyer, use: CaptchaUse = false): FormCaptcha {
  const { captcha: plugin } = foyer
  const [panel, show] = useState<ReactNode>(null)
  const sender = useRef<Promise<CaptchaSender | undefined>>(undefined)
  useEffect(() => () => void sender.current?.then((loaded) => loaded?.close()), [])
  const load = useCallback(
    (): Promise<CaptchaSender | undefined> =>
      (sender.current ??= import('./captcha-sender.ts').then(
        (module) => new module.CaptchaSender(show),
        // Fetched anew the next time.
        () => (sender.current = undefined),
      )),
    [],
  )
  if (!use) return { panel, prepare: doNothing, send: (_, call) => call(undefined) }
  if (plugin === undefined) throw new MissingPluginError('captcha', 'A form', howToInstall)

  return {
    panel,
    prepare: () => void load(),
    async send(attempt, call) {
      const loaded = await load()
      // Where it cannot be had, the server is to say whether it insists.
      return loaded ? loaded.send({ foyer, plugin, use }, attempt, call) : call(undefined)
    },
  }
}

function doNothing(): void {}
