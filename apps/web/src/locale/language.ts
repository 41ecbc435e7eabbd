import { createStore, type Store } from '@foyer/core/store'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Locale } from './locale.ts'

export interface LanguageOptions {
  /** @throws when the language cannot be loaded */
  readonly load: (lang: LocaleId) => Promise<Locale>
  readonly save: (lang: LocaleId) => void
}

/** The language of the page. */
export class Language {
  readonly #store: Store<Locale>
  /** The last choice wins, even if an earlier one is loaded later. */
  #chosen: LocaleId
  readonly #options: LanguageOptions

  constructor(first: Locale, options: LanguageOptions) {
    this.#store = createStore(first)
    this.#chosen = first.lang
    this.#options = options
  }

  get current(): Locale {
    return this.#store.getState()
  }

  /** The language that was chosen last, also while it is still being loaded. */
  get chosen(): LocaleId {
    return this.#chosen
  }

  subscribe = (listener: () => void): (() => void) => {
    return this.#store.subscribe(listener)
  }

  read = (): Locale => this.#store.getState()

  /** Switches to another language once its messages are loaded, and stores the choice. @throws when they cannot be loaded */
  async choose(lang: LocaleId): Promise<void> {
    this.#chosen = lang
    const next = await this.#options.load(lang)
    if (this.#chosen !== lang) return
    this.#options.save(lang)
    this.#store.setState(next)
  }
}

export const LanguageContext = createContext<Language | null>(null)

/** The language of the page, to change it. @throws Error outside of `<App>` */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('There is no language here. Put <App> around this part of the page.')
  return language
}

/** The current locale; renders again when it changes. */
export function useLocaleOf(language: Language): Locale {
  return useSyncExternalStore(language.subscribe, language.read, language.read)
}

/** The current locale, for all parts of the page. @throws Error outside of `<App>` */
export function useLocale(): Locale {
  return useLocaleOf(useLanguage())
}
