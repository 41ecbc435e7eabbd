import { createTranslate } from '@foyer/core/messages'
import { emailWords } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, type ReactNode } from 'react'
import hidden from '../../field/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import styles from './email-suggestions.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useEmailSuggestions, type EmailSuggestionsOptions } from './use-email-suggestions.ts'

const english = createTranslate(emailWords)

export interface EmailSuggestionsProps extends EmailSuggestionsOptions {
  readonly listId: string
  /** What stands in the place of the field's hint; `null`: the hint. */
  readonly onHint: (hint: ReactNode) => void
}

/** Makes a combobox of an e-mail input. Loaded when the input is used, so that a page with a sign-in form is there sooner. */
export default function EmailSuggestions({ listId, onHint, ...options }: EmailSuggestionsProps) {
  const { input } = options
  const { state, dispatch } = useEmailSuggestions(options)
  const translate = useKitMessages(english)
  const { suggestions, active, phase } = state
  const isOpen = phase === 'open'
  const [first] = suggestions
  const question = first?.isCorrection ? translate('email_did_you_mean', { domain: first.domain }) : null

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) input.setAttribute('aria-activedescendant', `${listId}${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, listId, isOpen, active])

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
