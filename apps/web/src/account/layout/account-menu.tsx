import type { User } from '@foyer/core/wire'
import { Menu, type MenuTrigger } from '@foyer/kit/dropdown'
import { useShownPhone } from '@foyer/sign-in'
import { useOffersPasswords } from '../../first-page/sign-in-methods.ts'
import { useLocale } from '../../locale/language.ts'
import styles from './account-menu.module.css'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person's name, with a menu for account, security and sign-out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { translate } = useLocale()
  const { isPending, signOut } = useSignOut()
  const account = translate('overview_account')
  const security = useOffersPasswords() ? '/account#password' : '/account#sessions'
  const phone = useShownPhone(user.phone)
  const name = user.name ?? user.email ?? phone
  const label = name === null ? account : translate('account_menu', { name: `\u2068${name}\u2069` })
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(trigger) => <AccountButton {...{ trigger, label, isPending }} text={name ?? account} />}
      items={[
        { id: 'account', title: account, to: '/account' },
        { id: 'security', title: translate('account_menu_security'), to: security },
        { id: 'out', title: translate('account_sign_out') },
      ]}
      onSelect={(id) => id === 'out' && !isPending && void signOut()}
    />
  )
}

interface AccountButtonProps {
  readonly trigger: MenuTrigger
  readonly label: string
  readonly text: string
  readonly isPending: boolean
}

function AccountButton({ trigger, label, text, isPending }: AccountButtonProps) {
  return (
    <button
      {...trigger}
      className={styles.trigger}
      type="button"
      aria-label={label}
      aria-busy={isPending || undefined}
    >
      <bdi className={styles.name}>{text}</bdi>
      <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2.5 4.5 6 8l3.5-3.5" />
      </svg>
    </button>
  )
}
