import type { CaptchaAnswer } from '@foyer/core/wire'
import type { CaptchaServiceName } from '@foyer/core/wire/captcha-services'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { MissingPluginError, type Foyer } from '../plugins/foyer-context.ts'
import type { IdempotentRequest, CaptchaUse } from './captcha-provider.ts'
import type { CaptchaSender } from './captcha-sender.ts'

export interface FormCaptcha {
  /** Shown to the person while a captcha runs. */
  readonly panel: ReactNode
  /** Loads the code that the first submit needs. Call it when somebody focuses the form. */
  readonly prepare: () => void
  /** Makes the call, with a solved captcha where one is needed. @throws CaptchaError, or the call's own error */
  readonly send: <Result>(
    request: IdempotentRequest,
    call: (answer: CaptchaAnswer | undefined) => Promise<Result>,
  ) => Promise<Result>
}

const howToInstall =
  "A form has a captcha, and its provider has none. Import createCaptchaPlugin from '@foyer/sign-in', call it once, " +
  'and give it to the provider: <FoyerProvider captcha={captcha} …>.'

/**
 * The captcha of one form. Its code is loaded when somebody focuses the form.
 * @throws MissingPluginError when the form has a captcha and the provider has none
 */
export function useCaptcha(foyer: Foyer, service: CaptchaServiceName, use: CaptchaUse = false): FormCaptcha {
  const { captcha: plugin } = foyer
  const [panel, show] = useStateAfterPress<ReactNode>(null)
  const sender = useRef<Promise<CaptchaSender | undefined>>(undefined)
  useEffect(() => () => void sender.current?.then((loaded) => loaded?.close()), [])
  const load = useCallback(
    (): Promise<CaptchaSender | undefined> =>
      (sender.current ??= import('./captcha-sender.ts').then(
        (module) => new module.CaptchaSender(show),
        // The next call tries to load it again.
        () => (sender.current = undefined),
      )),
    [show],
  )
  if (!use) return { panel, prepare: doNothing, send: (_, call) => call(undefined) }
  if (plugin === undefined) throw new MissingPluginError('captcha', 'A form', howToInstall)

  return {
    panel,
    prepare: () => void load(),
    async send(request, call) {
      const loaded = await load()
      // If it cannot be loaded, send the form without a captcha: the server rejects it if it needs one.
      return loaded ? loaded.send({ foyer, plugin, form: { use, service } }, request, call) : call(undefined)
    },
  }
}

function doNothing(): void {}
