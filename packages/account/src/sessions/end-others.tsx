import { Button } from '@foyer/kit/button'
import { useAccountLocale } from '../provider/account-locale.ts'
import formStyles from '../form/account-form.module.css'
import { Destructive } from '../form/destructive.tsx'
import listStyles from '../layout/account-list.module.css'
import { ConfirmationPrompt } from '../form/confirmation-prompt.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'

export interface EndOthersProps {
  /** The number of other sessions. */
  readonly count: number
  /** Ends them. @throws ApiError when the call fails */
  readonly onEnd: () => Promise<void>
}

/** Ends all other sessions, after a confirmation in the same place. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const { translate } = useAccountLocale()
  const confirmation = useConfirmation<HTMLDivElement>(onEnd)

  return (
    <div ref={confirmation.root} className={formStyles.action} data-screen-only>
      {confirmation.isOpen ? (
        <ConfirmationPrompt
          confirmation={confirmation}
          question={translate('sessions_others_ask', { count })}
          yes={translate('sessions_others_yes')}
          no={translate('sessions_others_no')}
        />
      ) : (
        <Destructive>
          <Button
            text={translate('sessions_others_end')}
            variant="secondary"
            events={{ click: confirmation.open }}
          />
        </Destructive>
      )}
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </div>
  )
}
