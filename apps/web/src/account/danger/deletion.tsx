import { Button } from '@foyer/kit/button'
import { useModal } from '@foyer/kit/modal'
import { useNavigate } from 'react-router'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountSection } from '../account-section.tsx'
import styles from '../form/account-form.module.css'
import { DeletionForm } from './deletion-form.tsx'

/** The section for deleting the account, which a modal confirms. */
export function Deletion() {
  const { translate } = useAccountLocale()
  const openModal = useModal()
  const navigate = useNavigate()

  async function ask(): Promise<void> {
    const { intent } = await openModal('account-deletion', {
      title: translate('deletion_ask'),
      content: DeletionForm,
      // So that a stray press outside does not close it.
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
