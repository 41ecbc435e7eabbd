import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { Snackbars } from '@foyer/kit/snackbar'
import { EnrolAuthenticator, NewRecoveryCodes, useApi } from '@foyer/sign-in'
import { use, useEffect, useId, useRef } from 'react'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import formStyles from '../form/account-form.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useShared } from '../provider/member.ts'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { FactorSection } from './factor-section.tsx'
import { ProofFirst } from '../verify/proof-first.tsx'
import { useEnrolment } from './use-enrolment.ts'

/**
 * Sets up, replaces and removes the authenticator app. Nothing if there is none and none can be set up. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Authenticator() {
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const { api } = useApi()
  const { change } = useShared('factors')
  const { isUnproven } = useShared('identifiers')
  const enrolment = useEnrolment()
  const { step } = enrolment
  const focus = useHeadingFocus()
  const stepsSection = useRef<HTMLElement>(null)
  const reasonId = useId()

  // The pressed button has been replaced by the steps.
  useEffect(() => {
    if (step.name === 'key' && isFocusFree()) stepsSection.current?.focus()
  }, [step])

  function showSuccess(text: string): void {
    snackbars.show({ text, variant: 'success' })
    focus.takeFocus()
  }

  function cancel(): void {
    enrolment.close()
    focus.takeFocus()
  }

  async function remove(): Promise<void> {
    await api.call('removeTotp', {})
    change((factors) => ({ ...factors, totp: null, recoveryCodes: null }))
    showSuccess(translate('authenticator_removed'))
  }

  return (
    <FactorSection
      title={translate('authenticator_title')}
      text={translate('authenticator_text')}
      anchor="authenticator"
      focus={focus}
      isShown={({ offers, totp }) => offers.totp || totp !== null}
    >
      {({ totp, offers, isRequired }) => (
        <>
          {isUnproven && offers.totp && <ProofFirst id={reasonId} text={translate('authenticator_first')} />}
          {step.name === 'shown' && (
            <ul className={listStyles.list}>
              <AuthenticatorRow
                // A new app resets the row, so that no question about the previous one stays.
                key={totp?.createdAt}
                app={totp}
                canSetUp={offers.totp}
                lockedBecause={isUnproven ? reasonId : undefined}
                isRequired={isRequired}
                isPending={enrolment.isPending}
                problem={enrolment.problem}
                onSetUp={enrolment.start}
                onRemove={remove}
              />
            </ul>
          )}
          {step.name === 'key' && (
            <div className={formStyles.card} data-screen-only>
              <section
                ref={stepsSection}
                tabIndex={-1}
                aria-label={translate(
                  totp === null ? 'authenticator_set_up_label' : 'authenticator_replace_label',
                )}
              >
                {totp !== null && <p className={styles.note}>{translate('authenticator_replace_text')}</p>}
                <EnrolAuthenticator
                  key={step.secret}
                  secret={step.secret}
                  uri={step.uri}
                  send={enrolment.confirm}
                  onSuccess={enrolment.showCodes}
                  onRestart={enrolment.start}
                  secondaryAction={
                    <Button
                      text={translate('identifiers_cancel')}
                      variant="secondary"
                      events={{ click: cancel }}
                    />
                  }
                >
                  <p role="alert" className={listStyles.problem}>
                    {enrolment.problem}
                  </p>
                </EnrolAuthenticator>
              </section>
            </div>
          )}
          {step.name === 'codes' && (
            <div className={formStyles.card} data-screen-only>
              <NewRecoveryCodes
                codes={step.codes}
                headingLevel={3}
                onKept={() => {
                  enrolment.close()
                  showSuccess(translate('authenticator_done'))
                }}
              />
            </div>
          )}
        </>
      )}
    </FactorSection>
  )
}
