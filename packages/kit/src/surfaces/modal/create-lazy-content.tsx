import { createTranslate } from '@foyer/core/messages'
import { modalLoadingWords } from '@foyer/core/messages/en-001/kit'
import type { FunctionComponent } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import { createLazy } from '../lazy-content/create-lazy.tsx'
import { FocusLanding } from './focus-landing.tsx'
import type { ModalContentProps } from './modal-options.ts'
import styles from './create-lazy-content.module.css'

const english = createTranslate(modalLoadingWords)

/** Content whose code is loaded when its modal is opened first: twice tried, and then again when the person asks for it. */
export function createLazyContent<Answer = unknown>(
  load: () => Promise<{ readonly default: FunctionComponent<ModalContentProps<Answer>> }>,
): FunctionComponent<ModalContentProps<Answer>> {
  return createLazy<ModalContentProps<Answer>>(async () => {
    const { default: Content } = await load()
    return {
      default: ({ modal }) => (
        <>
          <Content modal={modal} />
          <FocusLanding />
        </>
      ),
    }
  }, LoadingNotice)
}

/** On its way, which is not seen unless it takes long, or not to be had. */
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
