import type { EmailSuggestion } from '@foyer/core/email'
import { useLayoutEffect, useRef } from 'react'
import styles from './email-suggestions.module.css'
import { placeAtBox } from './place-at-box.ts'

export interface SuggestionListProps {
  readonly id: string
  readonly label: string
  /** The question about a correction; it replaces the plain address. */
  readonly question: string | null
  readonly suggestions: readonly EmailSuggestion[]
  readonly active: number
  readonly onPick: (index: number) => void
}

/** The list box below the input. In the top layer, so that no ancestor clips it and it moves nothing. */
export function SuggestionList({ id, label, question, suggestions, active, onPick }: SuggestionListProps) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const list = ref.current
    if (list === null) return undefined
    list.showPopover()
    const place = (): void => placeAtBox(list)
    const abortController = new AbortController()
    const { signal } = abortController
    window.addEventListener('scroll', place, { signal, capture: true })
    // The visual viewport also reports a resized window and an on-screen keyboard.
    window.visualViewport?.addEventListener('resize', place, { signal })
    return () => {
      abortController.abort()
      if (list.isConnected) list.hidePopover()
    }
  }, [])

  useLayoutEffect(() => {
    const list = ref.current
    if (list === null) return
    placeAtBox(list)
    list.children[active]?.scrollIntoView({ block: 'nearest' })
  })

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist is styled and announced by the browser, and reports no keys
    <div className={styles.list} ref={ref} popover="manual" role="listbox" id={id} aria-label={label}>
      {suggestions.map(({ email, domain }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the input, which handles the keys
        <div
          className={styles.option}
          key={email}
          id={`${id}${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          dir={question === null ? 'ltr' : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {question ?? (
            <>
              {email.slice(0, -domain.length)}
              <wbr />
              <strong>{domain}</strong>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
