import type { ResponseBody } from '@foyer/core/wire'
import { afterPress } from '@foyer/kit/after-press'
import { Button } from '@foyer/kit/button'
import { pageTitle } from '@foyer/kit/page-title'
import { useShownPhone } from '@foyer/sign-in'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useOffersPasswords } from '../../first-page/sign-in-methods.ts'
import { UnlinkedAccounts } from '../identities/unlinked-accounts.tsx'
import formStyles from '../form/account-form.module.css'
import { isolate } from '../isolate.ts'
import { useAccountLocale } from '../locale/account-locale.ts'
import { useLocale } from '../../locale/language.ts'
import { PageLink } from '../../navigation/page-link.tsx'
import { createReturnState } from '../../navigation/return-path.ts'
import pageStyles from '../../pages/pages.module.css'
import styles from './undo.module.css'
import { useUndo } from './use-undo.ts'

/** Says what a link gives back, and does so with a press. Then a new password is set, or, where people have none, they sign in. */
export function Undo({ token }: { readonly token: string }) {
  const { translate } = useAccountLocale()
  const { translate: say } = useLocale()
  const navigate = useNavigate()
  const hasPasswords = useOffersPasswords()
  const heading = useRef<HTMLHeadingElement>(null)
  const setPassword = (recoveryToken: string): void =>
    void navigate({ pathname: '/recover/new-password', hash: `#token=${recoveryToken}` }, { replace: true })
  const { link, problem, isPending, submit, retry } = useUndo(token, {
    onRecovery: setPassword,
    // The pressed button has been removed.
    onOver: () => afterPress(() => heading.current?.focus()),
  })
  const undo = link.status === 'known' ? link.undo : null
  const { isOpen, kind = 'email', value } = undo ?? { isOpen: false }
  const phone = useShownPhone(kind === 'phone' && value !== undefined ? value : null)
  const signIn = (
    // The account page lists what else opens the account.
    <PageLink href="/sign-in" state={createReturnState({ pathname: '/account' })} className={pageStyles.link}>
      {say('sign_in_title')}
    </PageLink>
  )

  return (
    <>
      <h1 className={pageTitle} ref={heading} tabIndex={-1}>
        {translate('undo_title')}
      </h1>
      {link.status === 'loading' && <output className={pageStyles.loading}>{say('loading')}</output>}
      {undo !== null && !isOpen && (
        <>
          <output className={styles.over}>{translate('undo_over')}</output>
          {hasPasswords ? (
            <PageLink href="/recover" className={pageStyles.link}>
              {translate('undo_over_link')}
            </PageLink>
          ) : (
            signIn
          )}
        </>
      )}
      {link.status === 'done' && <Undone undone={link} signIn={signIn} onPassword={setPassword} />}
      {isOpen && (
        <>
          <p className={styles.text}>
            {value === undefined
              ? translate('undo_added', { kind })
              : translate('undo_back', { value: isolate(phone ?? value) })}
          </p>
          <p className={pageStyles.text}>
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
        <Button text={translate('sessions_retry')} variant="secondary" events={{ click: retry }} />
      )}
    </>
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
  const { translate: say } = useLocale()
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
            text={say('new_password_title')}
            isWide
            events={{ click: () => onPassword(recoveryToken) }}
          />
        )}
      </div>
    </>
  )
}
