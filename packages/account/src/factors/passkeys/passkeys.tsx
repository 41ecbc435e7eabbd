import { Button } from '@foyer/kit/button'
import { Snackbars } from '@foyer/kit/snackbar'
import { use, useId } from 'react'
import listStyles from '../../layout/account-list.module.css'
import styles from '../../layout/account.module.css'
import { useHeadingFocus } from '../../layout/use-heading-focus.ts'
import formStyles from '../../form/account-form.module.css'
import { useAccountLocale } from '../../provider/account-locale.ts'
import { useShared } from '../../provider/member.ts'
import { FactorSection } from '../factor-section.tsx'
import { ProofFirst } from '../../verify/proof-first.tsx'
import { canCreatePasskeys } from './add-new-passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { namePasskey, type Passkey } from './passkey.ts'
import { useCreatePasskey } from './use-create-passkey.ts'
import { dropPasskey, useRemovePasskey } from './use-remove-passkey.ts'

/**
 * Adds, names and removes passkeys. Nothing if there are none and none can be added. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Passkeys() {
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const factors = useShared('factors')
  const { change } = factors
  const removePasskey = useRemovePasskey(factors)
  const { isUnproven } = useShared('identifiers')
  const focus = useHeadingFocus()
  const reasonId = useId()

  const { isPending, problem, create } = useCreatePasskey((passkey) => {
    change((factors) => ({ ...factors, passkeys: [...factors.passkeys, passkey] }))
    snackbars.show({ text: translate('passkeys_added'), variant: 'success' })
  }, factors.refresh)

  function rename(renamed: Passkey): void {
    change((factors) => ({
      ...factors,
      passkeys: factors.passkeys.map((each) => (each.id === renamed.id ? renamed : each)),
    }))
    const name = namePasskey(renamed, translate)
    snackbars.show({ text: translate('passkeys_named', { name }), variant: 'success' })
  }

  async function remove(passkey: Passkey): Promise<void> {
    await removePasskey(passkey)
    showRemoved(passkey)
  }

  function handleGone(passkey: Passkey): void {
    dropPasskey(change, passkey.id)
    showRemoved(passkey)
  }

  function showRemoved(passkey: Passkey): void {
    const name = namePasskey(passkey, translate)
    snackbars.show({ text: translate('passkeys_removed', { name }), variant: 'success' })
    focus.takeFocus()
  }

  const isSupported = canCreatePasskeys()
  return (
    <FactorSection
      title={translate('passkeys_title')}
      text={translate('passkeys_text')}
      anchor="passkeys"
      focus={focus}
      isShown={({ offers, passkeys }) => offers.passkey || passkeys.length > 0}
    >
      {({ passkeys, offers }) => (
        <>
          {passkeys.length > 0 ? (
            <ul className={listStyles.list}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRenamed={rename}
                  onGone={handleGone}
                  onRemove={remove}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.note}>{translate('passkeys_none')}</p>
          )}
          {offers.passkey && isUnproven && <ProofFirst id={reasonId} text={translate('passkeys_first')} />}
          {offers.passkey && !isUnproven && !isSupported && (
            <p className={styles.note} id={reasonId} data-screen-only>
              {translate('passkeys_unsupported')}
            </p>
          )}
          {offers.passkey && (
            <div className={formStyles.action} data-screen-only>
              <Button
                text={translate('passkeys_add')}
                variant="secondary"
                isLoading={isPending}
                unavailableBecause={isUnproven || !isSupported ? reasonId : undefined}
                events={{ click: create }}
              />
              <p role="alert" className={listStyles.problem}>
                {problem}
              </p>
            </div>
          )}
        </>
      )}
    </FactorSection>
  )
}
