import { hasAll } from '@foyer/core/store'
import { KitLocale, KitMessages } from '@foyer/kit/messages'
import type { Locale } from '@foyer/core/wire/locales'
import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import type { Api, AskForProof } from '../api/index.ts'
import { createFingerprint, type FingerprintPlugin } from '../fingerprint/create-fingerprint.ts'
import type { CaptchaPlugin } from '../captcha/captcha-plugin.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import type { SignInMessages } from '../messages/messages.ts'
import { ProofDialogHost } from '../proof/proof-dialog-host.tsx'
import { Session } from '../session/session.ts'
import {
  DuplicatePluginError,
  FoyerContext,
  MissingMessagesError,
  type Foyer,
  type LinkComponent,
} from './foyer-context.ts'
import type { FormPlugin } from './form-plugin.ts'
import { checkLang } from '../api/misuse/check-options.ts'
import { useDefaultApi } from './use-default-api.ts'

export interface FoyerProviderProps {
  /**
   * The language of everything below, and of the server's messages. When it changes, pass other `messages` too. Not for a client of your
   * own, passed as `api` or with `session`: that has its language from `createApi`, which is then that of everything below. Default: `en-001`.
   */
  readonly lang?: Locale | undefined
  /**
   * From `createApi`, for a server on another origin; its `lang` replaces this component's. Default: that of `session`, whose `lang` then
   * replaces this component's, or calls go to the page's own origin.
   */
  readonly api?: Api | undefined
  /** The catalogue of that language: `{ ...kit, ...validation, ...signIn }`; in English `signIn` is enough. */
  readonly messages: SignInMessages
  /** Pass one to use it outside of React too, with the client that is passed as `api`, if any. Default: a new one on local storage. */
  readonly session?: Session | undefined
  /** The router's link component. Default: a plain `<a>`. */
  readonly Link?: LinkComponent | undefined
  /** From `createFingerprint`, called once. Default: with the open-source agent. `basicFingerprint` turns it off. */
  readonly fingerprint?: FingerprintPlugin | undefined
  /** From `createFormPlugin`, called once. */
  readonly form?: FormPlugin | undefined
  /** From `createCaptchaPlugin`, called once. Default: no captchas. */
  readonly captcha?: CaptchaPlugin | undefined
  /** From `createAnalytics`, called once. Default: nothing is reported. */
  readonly analytics?: AnalyticsPlugin | undefined
  /**
   * Asks the person when a call needs a recent proof, in place of our dialog. Resolve with whether the server's
   * call `proof` was made.
   */
  readonly askForProof?: AskForProof | undefined
  readonly children: ReactNode
}

/**
 * Provides everything that the components of sign-in need. Render it once, around your app.
 * @throws DuplicatePluginError inside another one; MissingMessagesError; InvalidOptionError
 */
export function FoyerProvider(props: FoyerProviderProps) {
  const { Link = PlainLink, form, captcha, analytics, children } = props
  if (use(FoyerContext) !== null) throw new DuplicatePluginError()
  if (!props.messages?.sign_in_title) throw new MissingMessagesError()
  // Kept while the messages are the same: `messages={{ ...kit, ...signIn }}` is a new object at each render, and would make a new
  // `translate`, which counts as a change of language.
  const [messages, setMessages] = useState(props.messages)
  if (!hasAll(messages, props.messages) || !hasAll(props.messages, messages)) setMessages(props.messages)
  // The session's client if there is one: the session listens to it, and would not notice if a call of another one found it ended.
  const ownApi = props.api ?? props.session?.api
  const lang = ownApi?.lang ?? checkLang(props.lang ?? 'en-001')
  const defaultApi = useDefaultApi(lang)
  const api = ownApi ?? defaultApi
  const [defaultSession] = useState(() => props.session ?? new Session({ api }))
  const session = props.session ?? defaultSession
  useEffect(() => session.start(props.api), [session, props.api])
  const [defaultFingerprint] = useState(() => props.fingerprint ?? createFingerprint())
  const fingerprint = props.fingerprint ?? defaultFingerprint
  useEffect(() => session.reportWith(() => void fingerprint.saveVisitor(api)), [session, fingerprint, api])

  useEffect(() => analytics?.start(), [analytics])

  // One function translates all messages. Those of the kit are in the same catalogue; if they are missing there, they are in English.
  const translate = useMemo(() => lazyMessages.createTranslate(messages), [messages])
  const foyer = useMemo<Foyer>(
    () => ({
      api,
      lang,
      session,
      translate,
      readFingerprint: () => fingerprint.read(analytics?.readClientId()),
      prepareFingerprint: fingerprint.prepare,
      Link,
      form,
      captcha,
      analytics,
    }),
    [api, lang, session, translate, fingerprint, Link, form, captcha, analytics],
  )
  return (
    <FoyerContext value={foyer}>
      <KitLocale value={lang}>
        <KitMessages value={translate}>
          {children}
          <ProofDialogHost askForProof={props.askForProof} />
        </KitMessages>
      </KitLocale>
    </FoyerContext>
  )
}

const PlainLink: LinkComponent = (props) => <a {...props}>{props.children}</a>
