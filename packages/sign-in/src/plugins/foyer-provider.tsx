import { KitLocale, KitMessages } from '@foyer/kit/messages'
import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import type { Api } from '../api/index.ts'
import { createFingerprint, type FingerprintPlugin } from '../fingerprint/create-fingerprint.ts'
import type { CaptchaPlugin } from '../captcha/captcha-plugin.ts'
import { createLateTranslate } from '../messages/late-words.ts'
import type { SignInMessages } from '../messages/messages.ts'
import { Session } from '../session/session.ts'
import { DuplicatePluginError, FoyerContext, type Foyer, type LinkComponent } from './foyer-context.ts'
import type { FormPlugin } from './form-plugin.ts'

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
  /** From `createFormPlugin`, made once. */
  readonly form?: FormPlugin | undefined
  /** From `createCaptchaPlugin`, made once. No form has a captcha when absent. */
  readonly captcha?: CaptchaPlugin | undefined
  /** From `createAnalytics`, made once. Nobody is told anything when absent. */
  readonly analytics?: AnalyticsPlugin | undefined
  readonly children: ReactNode
}

/**
 * The one place where sign-in is given what it works with. Put it around your app, once.
 * @throws DuplicatePluginError inside another one
 */
export function FoyerProvider(props: FoyerProviderProps) {
  const { api, messages, Link = PlainLink, form, captcha, analytics, children } = props
  if (use(FoyerContext) !== null) throw new DuplicatePluginError()
  const [own] = useState(() => props.session ?? new Session({ api }))
  const session = props.session ?? own
  useEffect(() => session.start(), [session])
  const [ownFingerprint] = useState(() => props.fingerprint ?? createFingerprint())
  const fingerprint = props.fingerprint ?? ownFingerprint
  useEffect(() => session.onSignIn(() => void fingerprint.saveVisitor(api)), [session, fingerprint, api])

  useEffect(() => analytics?.start(), [analytics])

  // One function says both: the kit's words are in the same catalogue, or nowhere.
  const translate = useMemo(() => createLateTranslate(messages), [messages])
  const foyer = useMemo<Foyer>(
    () => ({
      api,
      session,
      translate,
      readFingerprint: fingerprint.read,
      prepareFingerprint: fingerprint.prepare,
      Link,
      form,
      captcha,
      analytics,
    }),
    [api, session, translate, fingerprint, Link, form, captcha, analytics],
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
