import { enrolMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { Button } from '@foyer/kit/button'
import { pageTitle } from '@foyer/kit/page-title'
import { saveFile } from '@foyer/kit/save-file'
import { useRef } from 'react'
import formStyles from '../../auth-form/auth-form.module.css'
import { lazyMessages } from '../../messages/lazy-messages.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { useFocusedHeading } from '../../recovery/use-focused-heading.ts'
import styles from './authenticator.module.css'
import { CopyButton } from './copy-button.tsx'
import { useLeaveQuestion } from './use-leave-question.tsx'

lazyMessages.add(enrolMessages)

export interface NewRecoveryCodesProps {
  /** From the server's answer, which is the only one that contains them. */
  readonly codes: readonly string[]
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** What the codes are for, in the downloaded file. Default: the host of the page. */
  readonly site?: string | undefined
  /** The person has confirmed that they have kept them. `isLeaving`: in the dialog, on the way to another page. */
  readonly onKept: (isLeaving: boolean) => void
}

/**
 * New recovery codes, which can be copied and downloaded. Until the person confirms that they have kept them, a dialog or the browser asks
 * before the page is left. The heading gets the focus.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function NewRecoveryCodes({ codes, headingLevel = 1, site, onKept }: NewRecoveryCodesProps) {
  const { translate } = useFoyer('<NewRecoveryCodes>')
  const root = useRef<HTMLDivElement>(null)
  useFocusedHeading(root)
  const { dialog, markKept } = useLeaveQuestion({
    onLeave: () => onKept(true),
    findHeading: () => root.current?.querySelector<HTMLElement>('h1, h2, h3') ?? undefined,
  })
  const Heading = `h${headingLevel}` as const
  const codesText = codes.join('\n')

  function download(): void {
    const header = translate('enrol_codes_file', { site: site ?? location.host })
    saveFile(
      `recovery-codes-${location.hostname}.txt`,
      'text/plain;charset=utf-8',
      `${header}\n\n${codesText}\n`,
    )
  }

  return (
    <div className={formStyles.form} ref={root}>
      <Heading className={`${pageTitle} ${formStyles.title}`} tabIndex={-1}>
        {translate('enrol_codes_title')}
      </Heading>
      <p className={formStyles.subtitle}>{translate('enrol_codes_text')}</p>
      <ul className={styles.codes} aria-label={translate('enrol_codes_label')} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          text={translate('enrol_codes_save')}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: download }}
        />
        <CopyButton label={translate('enrol_codes_copy')} text={codesText} />
      </div>
      <Button
        text={translate('enrol_codes_kept')}
        isWide
        events={{
          click() {
            markKept()
            onKept(false)
          },
        }}
      />
      {dialog}
    </div>
  )
}
