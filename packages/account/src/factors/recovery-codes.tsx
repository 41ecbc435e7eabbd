import { formatDay } from '@foyer/core/messages'
import { Button } from '@foyer/kit/button'
import { Snackbars } from '@foyer/kit/snackbar'
import { NewRecoveryCodes, useApi } from '@foyer/sign-in'
import { use } from 'react'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import formStyles from '../form/account-form.module.css'
import inlineStyles from '../identifiers/identifiers.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useShared } from '../provider/member.ts'
import { ConfirmationPrompt } from '../form/confirmation-prompt.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'
import { FactorSection } from './factor-section.tsx'
import type { Factors } from './use-factors.ts'

/** With this many codes left, or fewer, the section suggests new ones, and so does the mail about a used code. */
const lowCount = 2

/**
 * Says how many recovery codes are left, and makes new ones. Nothing if there are none and can be none. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function RecoveryCodes() {
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const { api } = useApi()
  const { change, refresh, newCodes, setNewCodes } = useShared('factors')
  const focus = useHeadingFocus()

  async function regenerate(): Promise<void> {
    const { recoveryCodes } = await api.call('recoveryCodes', { body: {} }).catch((error: unknown) => {
      // Perhaps only the answer was lost, and the old codes no longer work.
      refresh()
      throw error
    })
    setNewCodes({ section: 'recovery-codes', codes: recoveryCodes })
    change((factors) => ({ ...factors, recoveryCodes: summarizeCodes(recoveryCodes) }))
  }

  function finish(): void {
    setNewCodes(null)
    snackbars.show({ text: translate('recovery_codes_done'), variant: 'success' })
    focus.takeFocus()
  }

  return (
    <FactorSection
      title={translate('recovery_codes_title')}
      text={translate('recovery_codes_text')}
      anchor="recovery-codes"
      focus={focus}
      isShown={({ offers, totp, recoveryCodes }) => offers.totp || totp !== null || recoveryCodes !== null}
    >
      {({ totp, recoveryCodes }) =>
        newCodes?.section === 'recovery-codes' ? (
          <div className={formStyles.card} data-screen-only>
            <NewRecoveryCodes codes={newCodes.codes} headingLevel={3} onKept={finish} />
          </div>
        ) : totp === null ? (
          <p className={styles.note}>{translate('recovery_codes_none')}</p>
        ) : (
          <ul className={listStyles.list}>
            <CodesRow
              remaining={recoveryCodes?.left ?? 0}
              createdAt={recoveryCodes?.createdAt}
              regenerate={regenerate}
            />
          </ul>
        )
      }
    </FactorSection>
  )
}

/** What the server will answer about codes that were made just now. */
export function summarizeCodes(codes: readonly string[]): Factors['recoveryCodes'] {
  return { left: codes.length, createdAt: new Date().toISOString() }
}

interface CodesRowProps {
  readonly remaining: number
  readonly createdAt: string | undefined
  /** @throws ApiError when the call fails */
  readonly regenerate: () => Promise<void>
}

function CodesRow({ remaining, createdAt, regenerate }: CodesRowProps) {
  const { translate, lang } = useAccountLocale()
  const confirmation = useConfirmation<HTMLDivElement>(regenerate)
  return (
    <li className={listStyles.row}>
      <div className={listStyles.main}>
        <p className={listStyles.state}>{translate('recovery_codes_left', { count: remaining })}</p>
        {createdAt !== undefined && (
          <p className={listStyles.detail}>
            {translate('recovery_codes_made', { when: formatDay(createdAt, lang) })}
          </p>
        )}
        {remaining <= lowCount && (
          <p className={inlineStyles.mark} data-few>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="6.5" />
              <path d="M8 4.75v4M8 11.25v.01" />
            </svg>
            {translate('recovery_codes_few')}
          </p>
        )}
      </div>
      <div ref={confirmation.root} className={inlineStyles.inline}>
        {confirmation.isOpen ? (
          <ConfirmationPrompt
            confirmation={confirmation}
            question={translate('recovery_codes_ask')}
            yes={translate('recovery_codes_yes')}
            no={translate('recovery_codes_no')}
          />
        ) : (
          <Button
            text={translate('recovery_codes_new')}
            variant="secondary"
            size="small"
            events={{ click: confirmation.open }}
          />
        )}
      </div>
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </li>
  )
}
