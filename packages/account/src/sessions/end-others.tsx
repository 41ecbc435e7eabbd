import { Button } from '@foyer/kit/button'
import { useAccountLocale } from '../provider/account-locale.ts'
import formStyles from '../form/account-form.module.css'
import { Destructive } from '../form/destructive.tsx'
import listStyles from '../layout/account-list.module.css'
import { EndQuestion } from '../form/end-question.tsx'
import { useEnding } from '../form/use-ending.ts'

export interface EndOthersProps {
  /** The number of other sessions. */
  readonly count: number
  /** Ends them. @throws ApiError when the call fails */
  readonly onEnd: () => Promise<void>
}

/** Ends all other sessions, after a confirmation in the same place. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const { translate } = useAccountLocale()
  const ending = useEnding<HTMLDivElement>(onEnd)

  return (
    <div ref={ending.root} className={formStyles.action} data-screen-only>
      {ending.isAsked ? (
        <EndQuestion
          ending={ending}
          question={translate('sessions_others_ask', { count })}
          yes={translate('sessions_others_yes')}
          no={translate('sessions_others_no')}
        />
      ) : (
        <Destructive>
          <Button
            text={translate('sessions_others_end')}
            variant="secondary"
            events={{ click: ending.ask }}
          />
        </Destructive>
      )}
      <p role="alert" className={listStyles.problem}>
        {ending.problem}
      </p>
    </div>
  )
}
