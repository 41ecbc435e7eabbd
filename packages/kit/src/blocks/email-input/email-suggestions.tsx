import { createTranslate } from '@foyer/core/messages'
import { emailWords } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, type ReactNode } from 'react'
import hidden from '../../field/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import styles from './email-suggestions.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import type { EmailSession } from './email-session.ts'
import { useEmailSuggestions } from './use-email-suggestions.ts'

const english = createTranslate(emailWords)

export interface EmailSuggestionsProps {
  /** Of an input that somebody has come to. */
  readonly session: EmailSession
  readonly listId: string
  /** What stands in the place of the field's hint; `null`: the hint. */
  readonly onHint: (hint: ReactNode) => void
}

/** Makes a combobox of an e-mail input. Loaded when the input is used, so that a page with a sign-in form is there sooner. */
export default function EmailSuggestions({ session, listId, onHint }: EmailSuggestionsProps) {
  const { state, dispatch } = useEmailSuggestions(session)
  const translate = useKitMessages(english)
  const { suggestions, active, phase } = state
  const isOpen = phase === 'open'
  const [first] = suggestions
  const question = first?.isCorrection ? translate('email_did_you_mean', { domain: first.domain }) : null

  useLayoutEffect(() => {
    const { current } = session
    current?.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) current?.setAttribute('aria-activedescendant', `${listId}${active}`)
    else current?.removeAttribute('aria-activedescendant')
  }, [session, listId, isOpen, active])

  const offer = phase === 'left' ? question : null
  useLayoutEffect(() => {
    onHint(
      offer && (
        <button className={styles.offer} type="button" onClick={() => dispatch({ type: 'pick', index: 0 })}>
          {offer}
        </button>
      ),
    )
  }, [onHint, offer, dispatch])

  return (
    <>
      <output className={hidden.hidden}>
        {isOpen && (question ?? translate('email_suggestions_count', { count: suggestions.length }))}
      </output>
      {isOpen && (
        <SuggestionList
          id={listId}
          label={translate('email_suggestions_label')}
          question={question}
          suggestions={suggestions}
          active={active}
          onPick={(index) => dispatch({ type: 'pick', index })}
        />
      )}
    </>
  )
}
