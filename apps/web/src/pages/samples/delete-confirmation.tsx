import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import type { ModalContentProps } from '@foyer/kit/modal'
import { textLink } from '@foyer/kit/text-link'
import { PageLink } from '../../navigation/page-link.tsx'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

/** The content of the dialog: a text with a link that leads away, and two answers. */
export function DeleteConfirmation({ modal }: ModalContentProps) {
  const { translate } = useSamplesLocale()
  const placeholder = '\n'
  const [textBefore, linkText, textAfter] = translate('sample_delete_text', {
    open: placeholder,
    close: placeholder,
  }).split(placeholder)
  return (
    <>
      <p className={styles.question}>
        {textBefore}
        <PageLink href="/kit" className={textLink}>
          {linkText}
        </PageLink>
        {textAfter}
      </p>
      <div className={buttons}>
        <Button text={translate('sample_delete_yes')} events={{ click: () => modal.resolve() }} />
        <Button
          text={translate('sample_delete_no')}
          variant="secondary"
          events={{ click: () => modal.cancel() }}
        />
      </div>
    </>
  )
}

/** The dialog's title: an element, so that it follows the page's language. */
export function DeleteTitle() {
  return useSamplesLocale().translate('sample_delete_title')
}
