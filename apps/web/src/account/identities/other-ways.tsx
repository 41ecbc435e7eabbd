import { afterPress } from '@foyer/kit/after-press'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { nameProvider } from '@foyer/sign-in'
import { useId, useRef } from 'react'
import { useLocale } from '../../locale/language.ts'
import { useAccountLocale } from '../locale/account-locale.ts'
import listStyles from '../account-list.module.css'
import styles from '../account.module.css'
import { OtherWay } from './other-way.tsx'
import type { LinkedAccounts } from './use-identities.ts'

export interface OtherWaysProps {
  readonly accounts: LinkedAccounts
  /** The level of its heading. */
  readonly level: 2 | 3
}

/**
 * Lists the linked accounts after somebody has secured their account: a new password does not keep out a person who has linked theirs.
 * Renders nothing if none is linked.
 */
export function OtherWays({ accounts: { list, isChanged, unlink }, level }: OtherWaysProps) {
  const { translate } = useAccountLocale()
  const { translate: say } = useLocale()
  const [removed, setRemoved] = useStateAfterPress('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const identities = list.status === 'ready' ? list.identities : []
  const Heading = `h${level}` as const

  async function remove(social: string): Promise<void> {
    await unlink(social)
    setRemoved(social)
    // The focused button has been removed.
    afterPress(() => heading.current?.focus())
  }

  if (identities.length === 0 && !isChanged) return null
  return (
    <section className={styles.ways} aria-labelledby={id} data-screen-only>
      <Heading className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {translate('ways_title')}
      </Heading>
      <p className={styles.text}>{translate(identities.length > 0 ? 'ways_text' : 'ways_none')}</p>
      <output className={styles.said}>
        {removed !== '' && say('identities_unlinked', { name: nameProvider(removed) })}
      </output>
      {identities.length > 0 && (
        <ul className={listStyles.list}>
          {identities.map((identity) => (
            <OtherWay key={identity.social} identity={identity} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  )
}
