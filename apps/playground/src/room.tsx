import { langOf } from '@foyer/core/wire/locales'
import { KitLocale, KitMessages } from '@foyer/kit/messages'
import { useLayoutEffect, type ReactNode } from 'react'
import { findLocale } from './locales.ts'
import './brands.css'
import './room.css'

/** The globals of Storybook's toolbar. */
export interface RoomProps {
  readonly theme: unknown
  readonly brand: unknown
  readonly locale: unknown
  readonly direction: unknown
  readonly children: ReactNode
}

/** The page around a story: provides language, direction and theme like an app. */
export function Room({ theme, brand, locale: localeId, direction, children }: RoomProps) {
  const locale = findLocale(localeId)
  const dir = direction === 'ltr' || direction === 'rtl' ? direction : locale.dir

  // Before the story's own effects measure anything.
  useLayoutEffect(() => {
    const page = document.documentElement
    page.lang = langOf(locale.id)
    page.dir = dir
    if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme
    else delete page.dataset['theme']
    if (brand === 'harbour' || brand === 'ember') page.dataset['brand'] = brand
    else delete page.dataset['brand']
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
