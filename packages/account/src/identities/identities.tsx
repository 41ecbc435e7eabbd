import { afterPress } from '@foyer/kit/after-press'
import { Button } from '@foyer/kit/button'
import { snackbars } from '@foyer/kit/snackbar'
import { nameProvider, useSocialConfigs, useSocialLink } from '@foyer/sign-in'
import { useId, useRef, useState } from 'react'
import { useAccount } from '../provider/account-context.ts'
import { useMember, useShared } from '../provider/member.ts'
import { useMethods } from '../provider/use-methods.ts'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { IdentityRow } from './identity-row.tsx'

export interface IdentitiesProps {
  /** The provider that the person has just come back from, if your page knows: the section says that it is linked. */
  readonly linked?: string | undefined
}

/** The linked social accounts, with buttons to link and unlink them. A section of `<Account>`. */
export function Identities({ linked: arrived }: IdentitiesProps) {
  const { translate, links } = useAccount()
  const { user } = useMember()
  const accounts = useShared('identities')
  const { isUnproven } = useShared('identifiers')
  const { hasPassword } = useShared('password')
  const { list: factors } = useShared('factors')
  const hasPasskeys = factors.status === 'ready' && factors.factors.passkeys.length > 0
  const hasCodes = useMethods().includes('code')
  const hasName = (user.email ?? user.phone) !== null
  // Nothing but a linked account opens the account.
  const isOnlyWay = !hasPasskeys && !(hasName && (hasCodes || hasPassword))
  const offer = useSocialConfigs()
  const { list, unlink, retry } = accounts
  const link = useSocialLink({ pathname: links.account ?? '/account' })
  const [pressed, setPressed] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const reason = useId()
  const offered = offer.status === 'ready' ? offer.configs.map((config) => config.id) : []
  const linked = list.status === 'ready' ? list.identities : []
  // Includes providers that are no longer offered, so that they can be unlinked.
  const socials = [...new Set([...linked.map(({ social }) => social), ...offered])]
  const isLoading = list.status === 'loading' || offer.status === 'loading'

  async function unlinkIdentity(social: string): Promise<void> {
    await unlink(social)
    snackbars.show({
      text: translate('identities_unlinked', { name: nameProvider(social) }),
      variant: 'info',
    })
    // The focused button has been removed.
    afterPress(() => heading.current?.focus())
  }

  /** A provider from the address or the history only counts if it is in the server's list. */
  function sayWhatIsNew(): string {
    if (isLoading) return translate('identities_loading')
    return arrived !== undefined && linked.some(({ social }) => social === arrived)
      ? translate('identities_linked', { name: nameProvider(arrived) })
      : ''
  }

  function startLink(social: string): void {
    setPressed(social)
    void link.start(social)
  }

  if (!isLoading && list.status === 'ready' && socials.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {translate('identities_title')}
      </h2>
      <p className={styles.text}>{translate('identities_text')}</p>
      <output className={styles.said}>{sayWhatIsNew()}</output>
      {list.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{list.message}</p>
          <Button text={translate('identities_retry')} variant="secondary" events={{ click: retry }} />
        </div>
      )}
      {isUnproven && (
        <p className={styles.note} id={reason}>
          {translate('link_first')}
        </p>
      )}
      {list.status === 'ready' && socials.length > 0 && (
        <ul className={listStyles.list}>
          {socials.map((social) => (
            <IdentityRow
              key={social}
              social={social}
              identity={linked.find((identity) => identity.social === social)}
              isPending={link.pending === social}
              lockedBecause={isUnproven ? reason : undefined}
              isDisabled={link.pending !== null && link.pending !== social}
              problem={pressed === social ? link.problem : ''}
              isLastWay={isOnlyWay && linked.length === 1}
              onLink={() => startLink(social)}
              onUnlink={unlinkIdentity}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
