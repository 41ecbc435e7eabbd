import { Button } from '@foyer/kit/button'
import { useModal, type ModalContentProps } from '@foyer/kit/modal'
import type { FunctionComponent } from 'react'
import { useNavigate } from 'react-router'
import { useAccountLocale } from './account-locale.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account-form.module.css'
import { DeletionForm } from './deletion-form.tsx'

/** Deleting the account, which is asked about in a dialog of its own. */
export function Deletion({ hasPassword }: { readonly hasPassword: boolean }) {
  const { translate } = useAccountLocale()
  const openModal = useModal()
  const navigate = useNavigate()

  async function ask(): Promise<void> {
    const { intent } = await openModal('account-deletion', {
      title: translate('deletion_ask'),
      content: createContent(hasPassword),
      // What is typed here is not to be lost by a slip of the hand.
      ignoresOutsidePress: true,
    })
    if (intent === 'resolve') await navigate('/goodbye', { replace: true, state: { isDeleted: true } })
  }

  return (
    <AccountSection title={translate('deletion_title')} text={translate('deletion_text')} isLeftOutOfPrint>
      <div className={styles.action}>
        <Button text={translate('deletion_open')} variant="secondary" events={{ click: () => void ask() }} />
      </div>
    </AccountSection>
  )
}

function createContent(hasPassword: boolean): FunctionComponent<ModalContentProps> {
  return ({ modal }) => <DeletionForm modal={modal} hasPassword={hasPassword} />
}
