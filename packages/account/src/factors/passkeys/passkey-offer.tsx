import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useId, useRef } from 'react'
import listStyles from '../../layout/account-list.module.css'
import { useAccountLocale } from '../../provider/account-locale.ts'
import { useUser } from '../../user/use-user.ts'
import styles from './passkey-offer.module.css'
import { useCreatePasskey } from './use-create-passkey.ts'
import { usePasskeyOffer } from './use-passkey-offer.ts'

export interface PasskeyOfferProps {
  /** The clock, in ms since the epoch. Default: the browser's. */
  readonly now?: (() => number) | undefined
}

/**
 * Offers a passkey to people who have just signed in with a password and have none; 'Not now' hides it for 30 days. Place it at the end of
 * a page, where it shifts nothing when it appears.
 * @throws MissingAccountError outside of `<AccountProvider>` and `<Account>`
 */
export function PasskeyOffer({ now = Date.now }: PasskeyOfferProps) {
  // Called even while nobody is signed in, so that integrators see at once that the provider is missing.
  useAccountLocale()
  const { user } = useUser()
  // Another tab may sign somebody else in: the previous person's answer must not apply to them.
  return user && <UserPasskeyOffer key={user.id} userId={user.id} now={now} />
}

interface UserPasskeyOfferProps {
  readonly userId: string
  readonly now: () => number
}

function UserPasskeyOffer({ userId, now }: UserPasskeyOfferProps) {
  const { translate } = useAccountLocale()
  const { status, decline, complete } = usePasskeyOffer(userId, now)
  const { isPending, problem, create } = useCreatePasskey(complete)
  const id = useId()
  const outcome = useRef<HTMLParagraphElement>(null)
  const isAnswered = status === 'closed' || status === 'made'

  // The pressed button has been replaced by the result.
  useEffect(() => {
    if (isAnswered && isFocusFree()) outcome.current?.focus()
  }, [isAnswered])

  if (status === 'none') return null
  return (
    <section className={styles.offer} aria-labelledby={id} data-screen-only>
      <h2 className={styles.title} id={id}>
        {translate('passkey_offer_title')}
      </h2>
      {isAnswered ? (
        <p className={styles.text} ref={outcome} tabIndex={-1}>
          {translate(status === 'made' ? 'passkeys_added' : 'passkey_offer_closed')}
        </p>
      ) : (
        <>
          <p className={styles.text}>{translate('passkey_offer_text')}</p>
          <div className={buttons}>
            <Button
              text={translate('passkey_offer_make')}
              size="small"
              isLoading={isPending}
              events={{ click: create }}
            />
            <Button
              text={translate('passkey_offer_later')}
              variant="secondary"
              size="small"
              disabled={isPending}
              events={{ click: decline }}
            />
          </div>
          <p role="alert" className={listStyles.problem}>
            {problem}
          </p>
        </>
      )}
    </section>
  )
}
