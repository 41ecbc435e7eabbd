import type { ResponseBody } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { isolate, Sentence } from '@foyer/kit/isolated'
import { pageTitle } from '@foyer/kit/page-title'
import { textLink } from '@foyer/kit/text-link'
import { useFormattedPhone } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { UnlinkedAccounts } from '../identities/unlinked-accounts.tsx'
import formStyles from '../form/account-form.module.css'
import { LoadingNote } from '../layout/loading-note.tsx'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useAccount } from '../provider/account-context.ts'
import { useAccountSignInMethods } from '../provider/use-account-sign-in-methods.ts'
import styles from './undo.module.css'
import { useUndo } from './use-undo.ts'

export interface UndoProps {
  /** From the link: what follows `#token=`. */
  readonly token: string
  /**
   * Called when the change is undone and a new password is to be set: at once, or after the person has read what was unlinked.
   * `token` is for `<NewPassword>`. Not called where people have no passwords.
   */
  readonly onRecovery: (token: string) => void
}

/**
 * The page that the link in a notice about a change opens: says what the link restores, and undoes the change with a press. Then the
 * person sets a new password, or, where there are no passwords, signs in.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function Undo({ token, onRecovery }: UndoProps) {
  const { translate, links, Link, Page } = useAccount()
  const hasPasswords = useAccountSignInMethods().includes('password')
  const { heading, takeFocus } = useHeadingFocus()
  // The heading takes the focus, because the pressed button is removed.
  const { link, problem, isPending, submit, retry } = useUndo(token, { onRecovery, onSettled: takeFocus })
  const undo = link.status === 'known' ? link.undo : null
  const { isOpen, kind = 'email', value } = undo ?? { isOpen: false }
  const phone = useFormattedPhone(kind === 'phone' && value !== undefined ? value : null)

  function handleRetry(): void {
    retry()
    // The pressed button is removed together with the message.
    heading.current?.focus()
  }

  const signIn = links.signIn !== undefined && (
    <Link href={links.signIn} className={textLink}>
      {translate('account_sign_in')}
    </Link>
  )
  const recovery = links.recovery !== undefined && (
    <Link href={links.recovery} className={textLink}>
      {translate('undo_over_link')}
    </Link>
  )

  return (
    <Page title={translate('undo_title')}>
      <h1 className={pageTitle} ref={heading} tabIndex={-1}>
        {translate('undo_title')}
      </h1>
      {link.status === 'loading' && <LoadingNote />}
      {undo !== null && !isOpen && (
        <>
          <output className={styles.over}>{translate('undo_over')}</output>
          {hasPasswords ? recovery : signIn}
        </>
      )}
      {link.status === 'done' && <Undone undone={link} signIn={signIn} onPassword={onRecovery} />}
      {isOpen && (
        <>
          <p className={styles.text}>
            {value === undefined ? (
              translate('undo_added', { kind })
            ) : (
              <Sentence text={translate('undo_back', { value: isolate(phone ?? value) })} />
            )}
          </p>
          <p className={styles.effects}>
            {translate('undo_effects', { passwords: hasPasswords ? 'yes' : 'no' })}
          </p>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isOpen && (
        <Button text={translate('undo_title')} isWide isLoading={isPending} events={{ click: submit }} />
      )}
      {link.status === 'failed' && (
        <Button text={translate('account_retry')} variant="secondary" events={{ click: handleRetry }} />
      )}
    </Page>
  )
}

interface UndoneProps {
  readonly undone: ResponseBody<'undo'>
  /** The link to the page where people sign in with a code. */
  readonly signIn: ReactNode
  readonly onPassword: (recoveryToken: string) => void
}

/** What was undone and unlinked, and what comes next. */
function Undone({ undone: { recoveryToken, unlinked }, signIn, onPassword }: UndoneProps) {
  const { translate } = useAccountLocale()
  const passwords = recoveryToken === undefined ? 'no' : 'yes'
  return (
    <>
      <output className={styles.over}>{translate('undo_done', { passwords })}</output>
      {unlinked.length > 0 && <UnlinkedAccounts unlinked={unlinked} text={translate('undo_unlinked_text')} />}
      <div className={formStyles.action}>
        {recoveryToken === undefined ? (
          signIn
        ) : (
          <Button
            text={translate('undo_set_password')}
            isWide
            events={{ click: () => onPassword(recoveryToken) }}
          />
        )}
      </div>
    </>
  )
}
