import { createTranslate } from '@foyer/core/messages'
import { loadAnalyticsMessages, type AnalyticsMessages } from '@foyer/core/messages/analytics'
import { Button } from '@foyer/kit/button'
import type { StoredConsent } from '@foyer/sign-in'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './consent-banner.module.css'

/** Asks for consent once, without blocking the page; then offers to change the answer. */
export function ConsentBanner({ consent }: { readonly consent: StoredConsent }) {
  const messages = useMessages()
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  const [isReopened, setIsReopened] = useState(false)
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const hasPressed = useRef(false)
  const isOpen = isReopened || answer === 'unknown'
  useEffect(() => {
    // The pressed button has been removed: focus the one in its place.
    if (hasPressed.current) region.current?.querySelector('button')?.focus()
    hasPressed.current = false
  })
  if (messages === undefined) return null
  const translate = createTranslate(messages)

  function handlePress(next: 'granted' | 'denied' | null): void {
    hasPressed.current = true
    setIsReopened(next === null)
    if (next !== null) consent.answer(next)
  }

  return (
    <section ref={region} className={styles.banner} data-open={isOpen || undefined} aria-labelledby={id}>
      <h2 id={id} className={isOpen ? styles.title : visuallyHidden}>
        {translate('analytics_label')}
      </h2>
      {isOpen ? (
        <>
          <p className={styles.text}>{translate('analytics_text')}</p>
          <div className={styles.choices}>
            {/* Equally prominent, so that neither answer is easier. */}
            <Button
              text={translate('analytics_refuse')}
              variant="secondary"
              size="small"
              events={{ click: () => handlePress('denied') }}
            />
            <Button
              text={translate('analytics_allow')}
              variant="secondary"
              size="small"
              events={{ click: () => handlePress('granted') }}
            />
          </div>
        </>
      ) : (
        <Button
          text={translate('analytics_change')}
          variant="plain"
          size="small"
          events={{ click: () => handlePress(null) }}
        />
      )}
    </section>
  )
}

/** The messages in the page's language; `undefined` until they are loaded, after the page. */
function useMessages(): AnalyticsMessages | undefined {
  const { lang } = useLocale()
  const [messages, setMessages] = useState<AnalyticsMessages>()
  useEffect(() => {
    let isCancelled = false
    async function load(): Promise<void> {
      // Without its messages the banner does not ask, and without an answer no event is sent. If messages of another language are loaded
      // already, they stay, so that the answer can still be changed.
      const loaded = await loadAnalyticsMessages(lang).catch(() => undefined)
      if (!isCancelled && loaded) setMessages(loaded)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [lang])
  return messages
}
