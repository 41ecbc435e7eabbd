import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import type { ModalContentProps } from '@foyer/kit/modal'
import { textLink } from '@foyer/kit/text-link'
import { PageLink } from '../../navigation/page-link.tsx'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

/** The content of the dialog: a text with a link that leads away, and two answers. */
export function DeleteQuestion({ modal }: ModalContentProps) {
  const { translate } = useSamplesLocale()
  const mark = '\n'
  const [before, link, after] = translate('sample_delete_text', { open: mark, close: mark }).split(mark)
  return (
    <>
      <p className={styles.question}>
        {before}
        <PageLink href="/kit" className={textLink}>
          {link}
        </PageLink>
        {after}
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
