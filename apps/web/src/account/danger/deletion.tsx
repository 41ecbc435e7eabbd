import { Button } from '@foyer/kit/button'
import { useModal, type ModalContentProps } from '@foyer/kit/modal'
import type { FunctionComponent } from 'react'
import { useNavigate } from 'react-router'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountSection } from '../account-section.tsx'
import styles from '../form/account-form.module.css'
import { DeletionForm } from './deletion-form.tsx'

export interface DeletionProps {
  /** The account's identifier, for password managers. */
  readonly accountName: string | null
  readonly hasPassword: boolean
}

/** The section for deleting the account, which a modal confirms. */
export function Deletion({ accountName, hasPassword }: DeletionProps) {
  const { translate } = useAccountLocale()
  const openModal = useModal()
  const navigate = useNavigate()

  async function ask(): Promise<void> {
    const { intent } = await openModal('account-deletion', {
      title: translate('deletion_ask'),
      content: createContent({ accountName, hasPassword }),
      // So that a stray press outside does not lose what was typed.
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

function createContent(props: DeletionProps): FunctionComponent<ModalContentProps> {
  return ({ modal }) => <DeletionForm modal={modal} {...props} />
}
