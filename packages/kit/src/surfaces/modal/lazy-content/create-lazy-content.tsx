import { createTranslate } from '@foyer/core/messages'
import { modalLoadingMessages } from '@foyer/core/messages/en-001/kit'
import type { FunctionComponent } from 'react'
import { useKitMessages } from '../../../messages/messages.ts'
import { createLazy } from '../../lazy-content/create-lazy.tsx'
import { FocusLanding } from '../focus-landing.tsx'
import type { ModalContentProps } from '../modal-options.ts'
import styles from './create-lazy-content.module.css'

const english = createTranslate(modalLoadingMessages)

/** Modal content whose code is loaded when the modal first opens. After two failures the person is asked to try again. */
export function createLazyContent<Answer = unknown>(
  load: () => Promise<{ readonly default: FunctionComponent<ModalContentProps<Answer>> }>,
): FunctionComponent<ModalContentProps<Answer>> {
  return createLazy<ModalContentProps<Answer>>(async () => {
    const { default: Content } = await load()
    const FocusedContent: FunctionComponent<ModalContentProps<Answer>> = ({ modal }) => (
      <>
        <Content modal={modal} />
        <FocusLanding />
      </>
    )
    return { default: FocusedContent }
  }, LoadingNotice)
}

/** Shown after a delay while the content is loading, or when loading has failed. */
function LoadingNotice({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const translate = useKitMessages(english)
  const hasFailed = onRetry !== undefined
  return (
    <>
      <p className={styles.notice} data-failed={hasFailed || undefined} role={hasFailed ? 'alert' : 'status'}>
        {translate(hasFailed ? 'modal_failed' : 'modal_loading')}
      </p>
      {hasFailed && (
        <button className={styles.retry} type="button" onClick={onRetry}>
          {translate('modal_try_again')}
        </button>
      )}
    </>
  )
}
