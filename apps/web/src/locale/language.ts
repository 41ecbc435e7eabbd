import type { Locale as LocaleId } from '@foyer/core/wire'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Locale } from './locale.ts'

export interface LanguageOptions {
  /** @throws when the language cannot be had */
  readonly load: (lang: LocaleId) => Promise<Locale>
  readonly keep: (lang: LocaleId) => void
}

/** The language of the page, and changing it. */
export class Language {
  #current: Locale
  /** The last choice wins, whichever answer comes last. */
  #chosen: LocaleId
  readonly #options: LanguageOptions
  readonly #listeners = new Set<() => void>()

  constructor(first: Locale, options: LanguageOptions) {
    this.#current = first
    this.#chosen = first.lang
    this.#options = options
  }

  get current(): Locale {
    return this.#current
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): Locale => this.#current

  /** Shows another language once its words are there, and keeps the choice. @throws when they cannot be had */
  async choose(lang: LocaleId): Promise<void> {
    this.#chosen = lang
    const next = await this.#options.load(lang)
    if (this.#chosen !== lang) return
    this.#options.keep(lang)
    this.#current = next
    this.#listeners.forEach((listener) => listener())
  }
}

export const LanguageContext = createContext<Language | null>(null)

/** What changes the language. @throws Error outside of `<App>` */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('There is no language here. Put <App> around this part of the page.')
  return language
}

/** What the language is; draws again when it has changed. */
export function useLocaleOf(language: Language): Locale {
  return useSyncExternalStore(language.subscribe, language.read, language.read)
}

/** The same for any part of the page. @throws Error outside of `<App>` */
export function useLocale(): Locale {
  return useLocaleOf(useLanguage())
}
