import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { use, useDeferredValue, useMemo } from 'react'
import { useLocale } from './language.ts'
import type { Locale } from './locale.ts'

/** What a part of the app with messages of its own needs in one language. */
export interface PartLocale<Key extends string> extends Pick<Locale, 'lang' | 'dir'> {
  readonly messages: Catalogue<Key>
  readonly translate: Translate<Key>
}

/**
 * Creates a hook that loads the messages of a part in the page's language and waits for them. After a change of language, the old one
 * stays until the new messages are loaded. If they cannot be loaded, the part is in English until the page is reloaded, because it
 * cannot be used without messages.
 */
export function createPartLocale<Key extends string>(
  loadMessages: (lang: LocaleId) => Promise<Catalogue<Key>>,
): () => PartLocale<Key> {
  // Promises by language: React must get the same promise again while a component is suspended.
  const cache = new Map<LocaleId, Promise<Catalogue<Key>>>()

  function load(lang: LocaleId): Promise<Catalogue<Key>> {
    const cached = cache.get(lang)
    if (cached !== undefined) return cached
    const messages = loadMessages(lang).catch((error: unknown) => {
      if (lang === 'en-001') throw error
      return load('en-001')
    })
    cache.set(lang, messages)
    // So that the next call tries again.
    messages.catch(() => cache.delete(lang))
    return messages
  }

  return function usePartLocale() {
    const locale = useDeferredValue(useLocale())
    const messages = use(load(locale.lang))
    return useMemo(
      () => ({ lang: locale.lang, dir: locale.dir, messages, translate: createTranslate(messages) }),
      [locale, messages],
    )
  }
}
