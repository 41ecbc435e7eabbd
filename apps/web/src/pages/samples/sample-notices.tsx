import { Button } from '@foyer/kit/button'
import { Snackbars, type SnackbarPosition } from '@foyer/kit/snackbar'
import { Tabs } from '@foyer/kit/tabs'
import { use, useId } from 'react'
import { ArchivedNotice } from './archived-notice.tsx'
import { CornerIcon } from './corner-icon.tsx'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

const cornerTabs = [
  ['leftTop', 'sample_left_top'],
  ['rightTop', 'sample_right_top'],
  ['leftBottom', 'sample_left_bottom'],
  ['rightBottom', 'sample_right_bottom'],
] as const satisfies readonly (readonly [SnackbarPosition, string])[]

const notices = [
  ['default', 'sample_default', 'sample_default_text'],
  ['info', 'sample_info', 'sample_info_text'],
  ['success', 'sample_success', 'sample_success_text'],
  ['error', 'sample_error', 'sample_error_text'],
] as const

export interface SampleNoticesProps {
  /** Where notices stand. */
  readonly corner: SnackbarPosition
  readonly onCornerChange: (corner: SnackbarPosition) => void
  /** Asks whether to delete the draft. */
  readonly onDelete: () => void
}

/** Shows the kit's notices, in a corner of one's choice, and a dialog. */
export function SampleNotices({ corner, onCornerChange, onDelete }: SampleNoticesProps) {
  const { translate } = useSamplesLocale()
  const snackbars = use(Snackbars)
  const [noticesId, dialogId] = [useId(), useId()]

  function archive(): void {
    snackbars.show({ text: translate('sample_custom_text'), variant: 'custom', render: ArchivedNotice })
  }

  return (
    <>
      <section className={styles.card} aria-labelledby={noticesId}>
        <h2 className={styles.subtitle} id={noticesId}>
          {translate('sample_tab_notices')}
        </h2>
        <div className={styles.notices}>
          <Tabs
            label={translate('sample_corner')}
            direction="vertical"
            tabs={cornerTabs.map(([id, title]) => ({
              id,
              title: translate(title),
              icon: <CornerIcon corner={id} />,
            }))}
            selected={corner}
            onSelect={onCornerChange}
          />
          <div className={styles.buttons}>
            {notices.map(([variant, title, text]) => (
              <Button
                key={variant}
                text={translate(title)}
                variant="secondary"
                events={{
                  click: () =>
                    void snackbars.show({ title: translate(title), text: translate(text), variant }),
                }}
              />
            ))}
            <Button text={translate('sample_custom')} variant="secondary" events={{ click: archive }} />
          </div>
        </div>
      </section>
      <section className={styles.card} aria-labelledby={dialogId}>
        <h2 className={styles.subtitle} id={dialogId}>
          {translate('sample_dialog')}
        </h2>
        <Button text={translate('sample_delete')} variant="secondary" events={{ click: onDelete }} />
      </section>
    </>
  )
}
