import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useId, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import { useShared } from '../provider/member.ts'
import type { SharedFactors } from '../factors/use-factors.ts'
import { OtherWay, type Way } from './other-way.tsx'
import type { LinkedAccounts } from './use-identities.ts'
import { useIdentityWays, usePasskeyWays } from './use-ways.tsx'

export interface OtherWaysProps {
  readonly accounts: LinkedAccounts
  readonly factors: SharedFactors
  /** Further ways into the account, besides the linked accounts and passkeys. */
  readonly others?: readonly Way[]
  /** The level of its heading. */
  readonly level: 2 | 3
}

const none: readonly Way[] = []

/**
 * Lists the other ways into an account after its owner has secured it: a new password does not lock out a person who has linked a social
 * account of their own. Renders nothing if there are none.
 */
export function OtherWays({ accounts, factors, others = none, level }: OtherWaysProps) {
  const { translate } = useAccountLocale()
  const [removed, setRemoved] = useStateAfterPress('')
  // The section stays when the last of them is removed.
  const [hasRemoved, setHasRemoved] = useState(false)
  const { heading, takeFocus } = useHeadingFocus()
  const id = useId()
  const ways = [...useIdentityWays(accounts), ...usePasskeyWays(factors), ...others]
  const Heading = `h${level}` as const

  async function remove(way: Way): Promise<void> {
    setHasRemoved(true)
    await way.remove()
    setRemoved(way.removed)
    takeFocus()
  }

  if (ways.length === 0 && !accounts.isChanged && !hasRemoved) return null
  return (
    <section className={styles.ways} aria-labelledby={id} data-screen-only>
      <Heading className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {translate('ways_title')}
      </Heading>
      <p className={styles.text}>{translate(ways.length > 0 ? 'ways_text' : 'ways_none')}</p>
      <output className={styles.said}>{removed}</output>
      {ways.length > 0 && (
        <ul className={listStyles.list}>
          {ways.map((way) => (
            <OtherWay key={way.key} way={way} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** `<OtherWays>` as a section of `<Account>`. */
export function MemberOtherWays() {
  return <OtherWays accounts={useShared('identities')} factors={useShared('factors')} level={3} />
}
