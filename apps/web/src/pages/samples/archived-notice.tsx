import { Button } from '@foyer/kit/button'
import { Snackbars, type Snackbar } from '@foyer/kit/snackbar'
import { use } from 'react'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

/** A custom notice: a text, and a button that undoes what it reports. Has no hooks, because the layer calls it as a function. */
export function ArchivedNotice(notice: Snackbar) {
  return <Archived {...notice} />
}

function Archived({ text, close }: Snackbar) {
  const { translate } = useSamplesLocale()
  const snackbars = use(Snackbars)

  function undo(): void {
    close()
    snackbars.show({ text: translate('sample_undone') })
  }

  return (
    <div className={styles.archived}>
      <p>{text}</p>
      <Button text={translate('sample_undo')} variant="secondary" size="small" events={{ click: undo }} />
    </div>
  )
}
