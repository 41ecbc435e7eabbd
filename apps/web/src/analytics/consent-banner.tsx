import { createTranslate } from '@foyer/core/messages'
import { loadAnalyticsWords, type AnalyticsWords } from '@foyer/core/messages/analytics'
import { Button } from '@foyer/kit/button'
import type { OwnConsent } from '@foyer/sign-in'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './consent-banner.module.css'

/** Asks once, below the page and in nobody's way; then keeps the choice within reach, so that it can be taken back. */
export function ConsentBanner({ consent }: { readonly consent: OwnConsent }) {
  const words = useWords()
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const hasPressed = useRef(false)
  const isOpen = isAsking || answer === 'unknown'
  useEffect(() => {
    // The button that was pressed is gone: the focus is led to what stands in its place.
    if (hasPressed.current) region.current?.querySelector('button')?.focus()
    hasPressed.current = false
  })
  if (words === undefined) return null
  const translate = createTranslate(words)

  function press(next: 'granted' | 'denied' | null): void {
    hasPressed.current = true
    setIsAsking(next === null)
    if (next !== null) consent.answer(next)
  }

  return (
    <section ref={region} className={styles.banner} data-open={isOpen || undefined} aria-labelledby={id}>
      <h2 id={id} className={isOpen ? styles.title : styles.hidden}>
        {translate('analytics_label')}
      </h2>
      {isOpen ? (
        <>
          <p className={styles.text}>{translate('analytics_text')}</p>
          <div className={styles.choices}>
            {/* Of the same weight: neither answer is made the easier one. */}
            <Button
              text={translate('analytics_refuse')}
              variant="secondary"
              size="small"
              events={{ click: () => press('denied') }}
            />
            <Button
              text={translate('analytics_allow')}
              variant="secondary"
              size="small"
              events={{ click: () => press('granted') }}
            />
          </div>
        </>
      ) : (
        <Button
          text={translate('analytics_change')}
          variant="plain"
          size="small"
          events={{ click: () => press(null) }}
        />
      )}
    </section>
  )
}

/** In the language of the page, once they are there; they are asked for after the page is. */
function useWords(): AnalyticsWords | undefined {
  const { lang } = useLocale()
  const [words, setWords] = useState<AnalyticsWords>()
  useEffect(() => {
    let isOver = false
    async function load(): Promise<void> {
      // Without its words it asks nothing, and without an answer nothing is told.
      const loaded = await loadAnalyticsWords(lang).catch(() => undefined)
      if (!isOver) setWords(loaded)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [lang])
  return words
}
