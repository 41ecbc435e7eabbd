import type { User } from '@foyer/core/wire'
import { isolate } from '@foyer/kit/isolated'
import { Snackbars } from '@foyer/kit/snackbar'
import { useCodeStep, useSession } from '@foyer/sign-in'
import { use, useEffect, useId, useState } from 'react'
import { AccountSection } from '../layout/account-section.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import listStyles from '../layout/account-list.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useMember, useShared } from '../provider/member.ts'
import { ProofFirst } from '../verify/proof-first.tsx'
import type { NewIdentifier } from './change-form.tsx'
import { useIdentifierCache } from './identifier-cache.ts'
import { IdentifierRow } from './identifier-row.tsx'
import type { Identifier } from './use-identifiers.ts'
import { useShownKinds } from './use-shown-kinds.ts'
import { useRemoveIdentifier } from './use-remove-identifier.ts'

/** In ms: as long as the code is valid. */
const lifetime = 10 * 60_000

const noneEditing: Readonly<Record<Identifier['kind'], boolean>> = { email: false, phone: false }

/**
 * Adds, changes and removes the e-mail address and the phone number of the account. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Identifiers() {
  const { user } = useMember()
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const { session } = useSession()
  const { list, isUnproven, retry, put, drop } = useShared('identifiers')
  const removeIdentifier = useRemoveIdentifier({ drop })
  const codeStep = useCodeStep({ key: `foyer-identifier-${user.id}`, lifetime })
  const [editing, setEditing] = useState(noneEditing)
  const { heading, takeFocus } = useHeadingFocus()
  const reasonId = useId()
  const cache = useIdentifierCache()
  const identifiers = list.status === 'ready' ? list.identifiers : []
  const shownKinds = useShownKinds(identifiers)
  const [first, second] = shownKinds

  function showSuccess(text: string): void {
    snackbars.show({ text, variant: 'success' })
    takeFocus()
  }

  function handleRetry(): void {
    retry()
    takeFocus()
  }

  function handleChanged(changed: User, kind: Identifier['kind'], shown: string): void {
    put({ kind, value: changed[kind] ?? '' })
    cache.invalidate(user.id)
    session.update(changed)
    finish(kind, shown)
  }

  async function remove(kind: Identifier['kind'], shown: string): Promise<void> {
    await removeIdentifier(kind)
    showSuccess(translate('identifiers_removed', { value: isolate(shown) }))
  }

  function sentTo(kind: Identifier['kind']): string | null {
    const name = codeStep.sentTo
    if (name === null) return null
    if (kind === 'email') return 'email' in name ? name.email : null
    return 'phone' in name ? name.phone : null
  }

  // Another tab has confirmed it, or the answer was lost.
  const changed = identifiers.find(({ kind, value, verifiedAt }) => verifiedAt && value === sentTo(kind))
  useEffect(() => {
    if (changed) finish(changed.kind, changed.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list has it
  }, [changed])

  function finish(kind: Identifier['kind'], value: string): void {
    edit(kind, false)
    showSuccess(translate('identifiers_done', { kind, value: isolate(value) }))
  }

  /** Opens the form of one identifier, or closes it. The other's stays as it is, and so does a code that it waits for. */
  function edit(kind: Identifier['kind'], isEditing: boolean): void {
    if (sentTo(kind) !== null) codeStep.goTo(null)
    setEditing((current) => ({ ...current, [kind]: isEditing }))
  }

  function waitForCode(kind: Identifier['kind'], name: NewIdentifier): void {
    // The server accepts only the latest code, so the other form closes if it waits for one.
    if (codeStep.sentTo !== null) setEditing({ ...noneEditing, [kind]: true })
    codeStep.goTo(name)
  }

  return (
    <AccountSection
      title={translate(first && !second ? `account_${first.kind}` : 'identifiers_title')}
      text={translate('identifiers_text')}
      heading={heading}
      isHiddenInPrint
    >
      {list.status === 'loading' && <Skeleton text={translate('identifiers_loading')} />}
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={handleRetry} />}
      {isUnproven && <ProofFirst id={reasonId} text={translate('identifiers_first')} />}
      {list.status === 'ready' && (
        <ul className={listStyles.list}>
          {shownKinds.map(({ kind, isReachable }) => {
            const identifier = identifiers.find((each) => each.kind === kind)
            return (
              <IdentifierRow
                // A new identifier resets the row, so that no question about the previous one stays.
                key={`${kind} ${identifier?.value}`}
                kind={kind}
                isReachable={isReachable}
                identifier={identifier}
                hasOthers={identifiers.length > 1}
                isLastProven={!identifiers.some((each) => each.kind !== kind && each.verifiedAt !== null)}
                lockedBecause={isUnproven ? reasonId : undefined}
                sentTo={sentTo(kind)}
                isResumed={codeStep.isResumed}
                isEditing={editing[kind]}
                onEdit={(isEditing) => edit(kind, isEditing)}
                onSent={(name) => waitForCode(kind, name)}
                onResent={codeStep.renew}
                onChanged={(changed, shown) => handleChanged(changed, kind, shown)}
                onRemove={(shown) => remove(kind, shown)}
              />
            )
          })}
        </ul>
      )}
    </AccountSection>
  )
}
