import { Button } from '@foyer/kit/button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider } from '@foyer/sign-in'
import { useLocale } from '../../locale/language.ts'
import { useAccountLocale } from '../locale/account-locale.ts'
import listStyles from '../account-list.module.css'
import { EndQuestion } from '../sessions/end-question.tsx'
import { formatDay } from '../sessions/format-time.ts'
import { useEnding } from '../sessions/use-ending.ts'
import type { Identity } from './use-identities.ts'

export interface OtherWayProps {
  readonly identity: Identity
  /** Unlinks the account. @throws ApiError when the call fails */
  readonly onRemove: (social: string) => Promise<void>
}

/** A linked account, with a button to unlink it after a confirmation in the same place. */
export function OtherWay({ identity: { social, name, linkedAt }, onRemove }: OtherWayProps) {
  const { translate, lang } = useAccountLocale()
  const { translate: say } = useLocale()
  const ending = useEnding<HTMLLIElement>(() => onRemove(social))
  const provider = nameProvider(social)

  return (
    <li ref={ending.root} className={listStyles.row}>
      <SocialIcon name={social} />
      <div className={listStyles.device}>
        <strong>{provider}</strong>
        <p className={listStyles.detail}>
          {name !== null && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          {say('identities_since', { when: formatDay(linkedAt, lang) })}
        </p>
      </div>
      {ending.isAsked ? (
        <EndQuestion
          ending={ending}
          question={say('identities_unlink_ask', { name: provider })}
          yes={say('identities_unlink_yes')}
          no={say('identities_unlink_no')}
        />
      ) : (
        <Button
          text={translate('ways_not_mine')}
          label={translate('ways_not_mine_label', { name: provider })}
          variant="secondary"
          size="small"
          events={{ click: ending.ask }}
        />
      )}
      <p role="alert" className={listStyles.problem}>
        {ending.problem}
      </p>
    </li>
  )
}
