'use client'

import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { kit, validation } from '@foyer/core/messages/en-001'
import { memoize } from '@foyer/core/store'
import { createContext, use } from 'react'
import { readLocale } from './read-locale.ts'

/** The keys of the kit's own messages. */
export type KitMessageKey = keyof typeof kit | keyof typeof validation

/** Translates the kit's messages, or those of one block. */
export type KitTranslate<Key extends KitMessageKey = KitMessageKey> = Translate<Key>

/** Translates the kit's messages to the reader's language. `null`, the default: each block uses its own English messages. */
export const KitMessages = createContext<KitTranslate | null>(null)

/** The value for `<KitMessages value>` in another language. Make it once per catalogue, not once per render. */
export function createKitTranslate(catalogue: Catalogue<KitMessageKey>): KitTranslate {
  return createTranslate(catalogue)
}

/**
 * Falls back to the block's English for messages that the catalogue lacks. Returns the same function for the same arguments, because
 * another function counts as another language.
 */
const addFallback = /* @__PURE__ */ memoize(
  (provided: KitTranslate) =>
    memoize(
      (english: KitTranslate): KitTranslate =>
        (key, values) =>
          provided(key, values) || english(key, values),
      new WeakMap(),
    ),
  /* @__PURE__ */ new WeakMap(),
)

/**
 * Translates the messages of a block. A block contains its own in English, so that an app without a catalogue ships no others; a provided
 * catalogue replaces them. Define `english` outside the component, because another function counts as another language.
 */
export function useKitMessages<Key extends KitMessageKey>(english: KitTranslate<Key>): KitTranslate<Key> {
  const provided = use(KitMessages)
  return provided === null ? english : addFallback(provided)(english as KitTranslate)
}

/** The reader's locale (BCP 47), for the order of dates and the names of countries. Set it together with the catalogue. */
export const KitLocale = /* @__PURE__ */ createContext('en-001')

/** The locale of the kit, or a block's own, in the form that `Intl` takes. */
export function useKitLocale(localeOverride?: string): string {
  const contextLocale = use(KitLocale)
  return readLocale(localeOverride ?? contextLocale)
}
