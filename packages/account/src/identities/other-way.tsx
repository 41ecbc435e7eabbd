import type { ReactNode } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import listStyles from '../layout/account-list.module.css'
import { ConfirmButton } from '../form/confirm-button.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'

/** A way into the account that can be removed. */
export interface Way {
  readonly key: string
  readonly icon?: ReactNode
  readonly name: string
  readonly detail: ReactNode
  /** The confirmation before it is removed. */
  readonly question: string
  readonly yes: string
  readonly no: string
  /** The message after it was removed. */
  readonly removed: string
  /** Removes it. @throws ApiError when the call fails */
  readonly remove: () => Promise<void>
}

export interface OtherWayProps {
  readonly way: Way
  /** @throws ApiError when the call fails */
  readonly onRemove: (way: Way) => Promise<void>
}

/** A way into the account, with a button to remove it after a confirmation in the same place. */
export function OtherWay({ way, onRemove }: OtherWayProps) {
  const { translate } = useAccountLocale()
  const confirmation = useConfirmation<HTMLLIElement>(() => onRemove(way))
  const { name, question, yes, no } = way

  return (
    <li ref={confirmation.root} className={listStyles.row}>
      {way.icon}
      <div className={listStyles.main}>
        <strong>{name}</strong>
        <p className={listStyles.detail}>{way.detail}</p>
      </div>
      <ConfirmButton
        confirmation={confirmation}
        text={translate('ways_not_mine')}
        label={translate('ways_not_mine_label', { name })}
        question={question}
        yes={yes}
        no={no}
      />
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </li>
  )
}
