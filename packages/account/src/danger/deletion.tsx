import { Button } from '@foyer/kit/button'
import { useModal } from '@foyer/kit/modal'
import { useLatest } from '@foyer/kit/use-latest'
import { useSession } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import { AccountSection } from '../layout/account-section.tsx'
import { Destructive } from '../form/destructive.tsx'
import styles from '../form/account-form.module.css'
import { DeletionForm } from './deletion-form.tsx'

export interface DeletionProps {
  /** Called when the account is deleted; this page's session state has not changed yet. Default: the session ends on this page. */
  readonly onDeleted?: (() => void) | undefined
}

/**
 * Deletes the account, which a modal confirms. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Deletion({ onDeleted }: DeletionProps) {
  const { translate } = useAccountLocale()
  const openModal = useModal()
  const { session } = useSession()
  /** The current callback, which may have changed by the time that the server has answered. */
  const latest = useLatest(onDeleted)

  async function openDialog(): Promise<void> {
    const { intent } = await openModal('account-deletion', {
      title: <Title />,
      content: DeletionForm,
      // So that a stray press outside does not close it.
      ignoresOutsidePress: true,
    })
    if (intent !== 'resolve') return
    if (latest.current) latest.current()
    else session.forget()
  }

  return (
    <AccountSection title={translate('deletion_title')} text={translate('deletion_text')} isHiddenInPrint>
      <div className={styles.action}>
        <Destructive>
          <Button
            text={translate('deletion_open')}
            variant="secondary"
            events={{ click: () => void openDialog() }}
          />
        </Destructive>
      </div>
    </AccountSection>
  )
}

/** An element, so that it follows the page's language. */
function Title() {
  return useAccountLocale().translate('deletion_ask')
}
