import { createTranslate, type Catalogue } from '@foyer/core/messages'
import { KitLocale, KitMessages } from '@foyer/kit/messages'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Api } from '../api/index.ts'
import { createFingerprint, type FingerprintPlugin } from '../fingerprint/create-fingerprint.ts'
import type { CaptchaPlugin } from '../captcha/captcha-plugin.ts'
import type { SignInMessages } from '../messages/messages.ts'
import { openLocalStorage } from '../session/open-local-storage.ts'
import { Session } from '../session/session.ts'
import { FoyerContext, type Foyer, type LinkComponent } from './foyer-context.ts'

export interface FoyerProviderProps {
  /** From `createApi`; its `lang` is the language of everything below. With another one, give other `messages`. */
  readonly api: Api
  /** The catalogue of that language: `{ ...kit, ...validation, ...signIn }`; in English `signIn` is enough. */
  readonly messages: SignInMessages
  /** Share one to read it outside of React too; made here, on local storage, when absent. */
  readonly session?: Session | undefined
  /** Your router's link. A plain `<a>` when absent. */
  readonly Link?: LinkComponent | undefined
  /** From `createFingerprint`, made once; with the open-source agent when absent. `basicFingerprint` turns it off. */
  readonly fingerprint?: FingerprintPlugin | undefined
  /** From `createCaptchaPlugin`, made once. No form has a captcha when absent. */
  readonly captcha?: CaptchaPlugin | undefined
  readonly children: ReactNode
}

/** The one place where sign-in is given what it works with. Put it around your app, once. */
export function FoyerProvider(props: FoyerProviderProps) {
  const { api, messages, Link = PlainLink, captcha, children } = props
  const [own] = useState(() => props.session ?? new Session({ api, storage: openLocalStorage() }))
  const session = props.session ?? own
  useEffect(() => session.start(), [session])
  const [ownFingerprint] = useState(() => props.fingerprint ?? createFingerprint())
  const fingerprint = props.fingerprint ?? ownFingerprint
  useEffect(() => session.onSignIn(() => void fingerprint.saveVisitor(api)), [session, fingerprint, api])

  // One function says both: the kit's words are in the same catalogue, or nowhere.
  const translate = useMemo(() => createTranslate<string>(messages as Catalogue), [messages])
  const foyer = useMemo<Foyer>(
    () => ({
      api,
      session,
      translate,
      readFingerprint: fingerprint.read,
      prepareFingerprint: fingerprint.prepare,
      Link,
      captcha,
    }),
    [api, session, translate, fingerprint, Link, captcha],
  )
  return (
    <FoyerContext value={foyer}>
      <KitLocale value={api.lang}>
        <KitMessages value={'validation_required' in messages ? translate : null}>{children}</KitMessages>
      </KitLocale>
    </FoyerContext>
  )
}

const PlainLink: LinkComponent = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
)
