import { Snackbars } from '@foyer/kit/snackbar'
import { nameProvider, useSocialConfigs, useSocialLink } from '@foyer/sign-in'
import { use, useId, useState } from 'react'
import { AccountSection } from '../layout/account-section.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import { useAccount } from '../provider/account-context.ts'
import { useShared } from '../provider/member.ts'
import { useRoomHeading } from '../rooms/room-heading.ts'
import { ProofFirst } from '../verify/proof-first.tsx'
import { IdentityRow } from './identity-row.tsx'
import { OfferedProviders } from './offered-providers.tsx'
import { useIsOnlyWay } from './use-is-only-way.ts'

export interface IdentitiesProps {
  /** The provider that the person has just come back from, if your page knows: the section says that it is linked. */
  readonly linked?: string | undefined
}

/**
 * Unlinks the linked social accounts, and links those of other providers. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Identities({ linked: justLinked }: IdentitiesProps) {
  const { translate, links } = useAccount()
  const snackbars = use(Snackbars)
  const { list, unlink, retry } = useShared('identities')
  const { isUnproven } = useShared('identifiers')
  const isOnlyWay = useIsOnlyWay()
  const isInRoom = useRoomHeading() !== null
  const providers = useSocialConfigs()
  const link = useSocialLink({ pathname: links.rooms?.connections ?? links.account ?? '/account' })
  const [pressedProvider, setPressedProvider] = useState('')
  const { heading, takeFocus } = useHeadingFocus()
  const reasonId = useId()
  const linked = list.status === 'ready' ? list.identities : []
  // Linked providers that are no longer offered stay in the list, so that they can be unlinked.
  const offered = (providers.status === 'ready' ? providers.configs : []).filter(
    ({ id }) => !linked.some(({ social }) => social === id),
  )
  const isLoading = list.status === 'loading' || providers.status === 'loading'
  const isEmpty = !isLoading && list.status === 'ready' && linked.length === 0
  const hasNothing = isEmpty && offered.length === 0
  const isJustLinked =
    !isLoading && justLinked !== undefined && linked.some(({ social }) => social === justLinked)

  async function unlinkIdentity(social: string): Promise<void> {
    await unlink(social)
    snackbars.show({
      text: translate('identities_unlinked', { name: nameProvider(social) }),
      variant: 'info',
    })
    takeFocus()
  }

  function handleRetry(): void {
    retry()
    takeFocus()
  }

  function startLink(social: string): void {
    setPressedProvider(social)
    void link.start(social)
  }

  if (hasNothing && !isInRoom) return null
  return (
    <AccountSection
      title={translate('identities_title')}
      text={translate('identities_text')}
      heading={heading}
      isFirst
    >
      {/* A provider from the address or the history only counts if it is in the server's list. */}
      <output className={styles.said}>
        {isJustLinked && translate('identities_linked', { name: nameProvider(justLinked) })}
      </output>
      {isLoading && <Skeleton text={translate('identities_loading')} />}
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={handleRetry} />}
      {linked.length > 0 && (
        <ul className={listStyles.list}>
          {linked.map((identity) => (
            <IdentityRow
              key={identity.social}
              identity={identity}
              isLastWay={isOnlyWay && linked.length === 1}
              onUnlink={unlinkIdentity}
            />
          ))}
        </ul>
      )}
      {isEmpty && (
        <EmptyState>{translate(hasNothing ? 'identities_nothing' : 'identities_empty')}</EmptyState>
      )}
      {isUnproven && offered.length > 0 && <ProofFirst id={reasonId} text={translate('link_first')} />}
      {list.status === 'ready' && offered.length > 0 && (
        <OfferedProviders
          socials={offered.map(({ id }) => id)}
          isCollapsed={linked.length > 0}
          pending={link.pending}
          lockedBecause={isUnproven ? reasonId : undefined}
          getProblem={(social) => (pressedProvider === social ? link.problem : '')}
          onLink={startLink}
        />
      )}
    </AccountSection>
  )
}
