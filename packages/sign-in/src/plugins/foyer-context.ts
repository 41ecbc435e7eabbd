import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Locale } from '@foyer/core/wire/locales'
import type { Api } from '../api/index.ts'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import type { CaptchaPlugin } from '../captcha/captcha-plugin.ts'
import type { ReadFingerprint } from '../fingerprint/read-fingerprint.ts'
import type { SignInTranslate } from '../messages/messages.ts'
import type { Session } from '../session/session.ts'
import type { FormPlugin } from './form-plugin.ts'

/** Renders links: the router's own link, or a plain `<a>`. */
export type LinkComponent = ComponentType<{
  readonly href: string
  readonly className?: string | undefined
  /** Marks the current page among links to sibling pages, such as tabs; `true`: the page is below the link's. */
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly children: ReactNode
}>

/** The context value: everything that the components of sign-in need. */
export interface Foyer {
  readonly api: Api
  /** The language of the client, in which everything is shown. */
  readonly lang: Locale
  readonly session: Session
  readonly translate: SignInTranslate
  /** Resolves with what is sent with a sign-in, within 300 ms. */
  readonly readFingerprint: ReadFingerprint
  /** Starts its slow readings: call it when somebody focuses a form. */
  readonly prepareFingerprint: () => void
  readonly Link: LinkComponent
  readonly form: FormPlugin | undefined
  readonly captcha: CaptchaPlugin | undefined
  readonly analytics: AnalyticsPlugin | undefined
}

export const FoyerContext = createContext<Foyer | null>(null)

/** A component was rendered without its plugin. */
export class MissingPluginError extends Error {
  override readonly name = 'MissingPluginError'
  readonly code = 'missing_plugin'

  constructor(plugin: string, caller: string, install?: string) {
    super(
      install ??
        `${caller} needs <${plugin}> around it, and there is none. Import ${plugin} from '@foyer/sign-in' and put it ` +
          `around your app: <${plugin} messages={messages}>…</${plugin}>. If there is one, the page has two copies of ` +
          '@foyer/sign-in or of React: `npm ls @foyer/sign-in react` lists them.',
    )
  }
}

/** The provider was given a catalogue without the messages of sign-in, or none: TypeScript would have refused it. */
export class MissingMessagesError extends Error {
  override readonly name = 'MissingMessagesError'
  readonly code = 'missing_messages'

  constructor() {
    super(
      "<FoyerProvider messages> holds no messages of sign-in. Import { kit, signIn, validation } from '@foyer/core/messages/en-001' " +
        'or another locale, and pass { ...kit, ...validation, ...signIn }.',
    )
  }
}

/** A provider was rendered inside another one. */
export class DuplicatePluginError extends Error {
  override readonly name = 'DuplicatePluginError'
  readonly code = 'duplicate_plugin'

  constructor() {
    super('There is a <FoyerProvider> inside another. Keep the outer one, and give it the plugins of both.')
  }
}

/**
 * The provider's value. `caller`: its name, for the error.
 * @throws MissingPluginError outside a provider
 */
export function useFoyer(caller: string): Foyer {
  const foyer = use(FoyerContext)
  if (foyer === null) throw new MissingPluginError('FoyerProvider', caller)
  return foyer
}
