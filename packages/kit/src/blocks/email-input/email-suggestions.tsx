import { createTranslate } from '@foyer/core/messages'
import { emailMessages } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, type ReactNode } from 'react'
import { useModelState } from '../../field/model.ts'
import hidden from '../../styles/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import styles from './email-suggestions.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useEmailSuggestions, type EmailController } from './use-email-suggestions.ts'

const english = createTranslate(emailMessages)

export interface EmailSuggestionsProps {
  /** The controller of the input, which the person has visited. */
  readonly controller: EmailController
  readonly listId: string
  /** Called with the content that replaces the field's hint, or with `null` to show the hint. */
  readonly onHint: (hint: ReactNode) => void
}

/** Turns an e-mail input into a combobox. Loaded when the input is first used, to keep it out of the page's first script. */
export default function EmailSuggestions({ controller, listId, onHint }: EmailSuggestionsProps) {
  const model = useEmailSuggestions(controller)
  const { send } = model
  const state = useModelState(model, (current) => current)
  const translate = useKitMessages(english)
  const { suggestions, active, phase } = state
  const isOpen = phase === 'open'
  const [first] = suggestions
  const question = first?.isCorrection ? translate('email_did_you_mean', { domain: first.domain }) : null

  useLayoutEffect(() => {
    const { current } = controller.control
    current?.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) current?.setAttribute('aria-activedescendant', `${listId}${active}`)
    else current?.removeAttribute('aria-activedescendant')
  }, [controller, listId, isOpen, active])

  const offer = phase === 'left' ? question : null
  useLayoutEffect(() => {
    onHint(
      offer && (
        <button className={styles.offer} type="button" onClick={() => send({ type: 'pick', index: 0 })}>
          {offer}
        </button>
      ),
    )
  }, [onHint, offer, send])

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
          onPick={(index) => send({ type: 'pick', index })}
        />
      )}
    </>
  )
}
