import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { Sentence } from '@foyer/kit/isolated'
import { Destructive } from './destructive.tsx'
import listStyles from '../layout/account-list.module.css'
import type { Confirmation } from './use-confirmation.ts'

export interface ConfirmationPromptProps {
  readonly confirmation: Omit<Confirmation<HTMLElement>, 'root'>
  readonly question: string
  readonly yes: string
  readonly no: string
}

/** The confirmation before something is ended. */
export function ConfirmationPrompt({ confirmation, question, yes, no }: ConfirmationPromptProps) {
  return (
    <fieldset className={listStyles.ask}>
      <legend>
        <Sentence text={question} />
      </legend>
      <div className={buttons}>
        <Destructive>
          <Button
            text={yes}
            size="small"
            isLoading={confirmation.isPending}
            events={{ click: confirmation.confirm }}
          />
        </Destructive>
        <Button
          text={no}
          variant="secondary"
          size="small"
          disabled={confirmation.isPending}
          events={{ click: confirmation.cancel }}
        />
      </div>
    </fieldset>
  )
}
