import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { Sentence } from '@foyer/kit/isolated'
import { Destructive } from './destructive.tsx'
import listStyles from '../layout/account-list.module.css'
import type { Ending } from './use-ending.ts'

export interface EndQuestionProps {
  readonly ending: Omit<Ending<HTMLElement>, 'root'>
  readonly question: string
  readonly yes: string
  readonly no: string
}

/** The confirmation before something is ended. */
export function EndQuestion({ ending, question, yes, no }: EndQuestionProps) {
  return (
    <fieldset className={listStyles.ask}>
      <legend>
        <Sentence text={question} />
      </legend>
      <div className={buttons}>
        <Destructive>
          <Button text={yes} size="small" isLoading={ending.isPending} events={{ click: ending.confirm }} />
        </Destructive>
        <Button
          text={no}
          variant="secondary"
          size="small"
          disabled={ending.isPending}
          events={{ click: ending.keep }}
        />
      </div>
    </fieldset>
  )
}
