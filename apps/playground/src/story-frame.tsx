import { langOf } from '@foyer/core/wire/locales'
import { KitLocale, KitMessages } from '@foyer/kit/messages'
import { useLayoutEffect, type ReactNode } from 'react'
import { findLocale } from './locales.ts'
import './brands.css'
import './story-frame.css'

/** The globals of Storybook's toolbar. */
export interface StoryFrameProps {
  readonly theme: unknown
  readonly brand: unknown
  readonly locale: unknown
  readonly direction: unknown
  readonly children: ReactNode
}

/** The page around a story: provides language, direction and theme like an app. */
export function StoryFrame({ theme, brand, locale: localeId, direction, children }: StoryFrameProps) {
  const locale = findLocale(localeId)
  const dir = direction === 'ltr' || direction === 'rtl' ? direction : locale.dir

  // Before the story's own effects measure anything.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = langOf(locale.id)
    root.dir = dir
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
    else delete root.dataset['theme']
    if (brand === 'harbour' || brand === 'ember') root.dataset['brand'] = brand
    else delete root.dataset['brand']
  }, [theme, brand, locale, dir])

  return (
    <KitLocale value={locale.id}>
      <KitMessages value={locale.translate}>
        {/* The story mounts again for a new language or direction, as on a new page. */}
        <main className="room" key={`${locale.id} ${dir}`}>
          {children}
        </main>
      </KitMessages>
    </KitLocale>
  )
}
