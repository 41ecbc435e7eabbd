import { Button } from '@foyer/kit/button'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'
import { SessionRow } from './session-row.tsx'
import { useSessions } from './use-sessions.ts'

interface SessionsProps {
  readonly now: () => number
}

/** Where the person is signed in, and the way to end it there. */
export function Sessions({ now }: SessionsProps) {
  const [round, setRound] = useState(0)
  return <SessionList key={round} now={now} onRetry={() => setRound(round + 1)} />
}

function SessionList({ now, onRetry }: SessionsProps & { readonly onRetry: () => void }) {
  const { translate } = useLocale()
  const { list, end } = useSessions()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  async function endSession(sessionId: string, device: string): Promise<void> {
    await end(sessionId)
    setSaid(translate('sessions_ended', { device }))
    // The button that had the focus has gone with its row.
    heading.current?.focus()
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {translate('sessions_title')}
      </h2>
      <p className={styles.text}>{translate('sessions_text')}</p>
      <output className={styles.said}>
        {list.status === 'loading' ? translate('sessions_loading') : said}
      </output>
      {list.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{list.message}</p>
          <Button text={translate('sessions_retry')} variant="secondary" events={{ click: onRetry }} />
        </div>
      )}
      {list.status === 'ready' && (
        <ul className={styles.list}>
          {list.sessions.map((session) => (
            <SessionRow key={session.id} session={session} now={now} onEnd={endSession} />
          ))}
        </ul>
      )}
    </section>
  )
}
