import { useModal } from '@foyer/kit/modal'
import { pageTitle } from '@foyer/kit/page-title'
import { SnackbarLayer, Snackbars, type SnackbarPosition } from '@foyer/kit/snackbar'
import { use, useState } from 'react'
import { OpenLayout } from '../../layout/open-layout.tsx'
import { Page } from '../../layout/page.tsx'
import { DeleteConfirmation, DeleteTitle } from './delete-confirmation.tsx'
import { SampleForm } from './sample-form.tsx'
import { SampleNotices } from './sample-notices.tsx'
import { SampleTabs, type SamplePart } from './sample-tabs.tsx'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

/** The message for each way in which the dialog can be closed. */
const closeMessages = {
  input: 'sample_by_input',
  description: 'sample_by_description',
  origin: 'sample_by_origin',
} as const

/** A working form with the blocks of the kit that other pages rarely or never use, and its notices. Each part has an address. */
export function SamplesPage({ part }: { readonly part: SamplePart }) {
  return (
    <OpenLayout>
      <Samples part={part} />
    </OpenLayout>
  )
}

function Samples({ part }: { readonly part: SamplePart }) {
  const { translate } = useSamplesLocale()
  // Here and not in the part that opens the dialog, so that the answer is shown even if a link in the dialog leads to the other part.
  const openModal = useModal()
  const snackbars = use(Snackbars)
  const [corner, setCorner] = useState<SnackbarPosition>('rightBottom')
  const title = translate(part === 'form' ? 'sample_title' : 'sample_notices_title')
  const text = translate(part === 'form' ? 'sample_text' : 'sample_notices_text')

  async function confirmDeletion(): Promise<void> {
    const { intent, source } = await openModal('delete-draft', {
      title: <DeleteTitle />,
      content: DeleteConfirmation,
    })
    snackbars.show({
      title: translate(intent === 'resolve' ? 'sample_deleted' : 'sample_kept'),
      text: translate(closeMessages[source]),
      variant: intent === 'resolve' ? 'success' : 'info',
    })
  }

  return (
    <>
      <Page title={title}>
        <h1 className={pageTitle} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <SampleTabs part={part} />
        {/* Hidden and not unmounted, so that it keeps what was typed. */}
        <div hidden={part !== 'form'}>
          <SampleForm />
        </div>
        {part === 'notices' && (
          <SampleNotices corner={corner} onCornerChange={setCorner} onDelete={() => void confirmDeletion()} />
        )}
      </Page>
      <SnackbarLayer position={corner} />
    </>
  )
}
