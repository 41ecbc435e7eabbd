import type { Translate } from '@foyer/core/messages'
import type { User } from '@foyer/core/wire'
import { Menu, type MenuTrigger } from '@foyer/kit/dropdown'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useFormattedPhone } from '@foyer/sign-in'
import { initialOf } from './initial-of.ts'
import { useUser } from './use-user.ts'
import styles from './user-button.module.css'
import { useButtonMessages, useSignOut, type UserButtonMessages } from './use-sign-out.ts'

/** The addresses of your pages. Links to a missing one are left out. */
export interface UserButtonLinks {
  /** The page with `<Account>`. */
  readonly account?: string | undefined
  /** Its password or its sessions, such as '/account#password'. */
  readonly security?: string | undefined
}

export interface UserButtonProps {
  /** `userButton` of one `@foyer/core/messages/{locale}`. */
  readonly messages: UserButtonMessages
  /** The addresses of your pages. Without them the menu only signs out. */
  readonly links?: UserButtonLinks | undefined
  /** What the button shows of the person. Default: 'name'. */
  readonly display?: 'name' | 'initial' | undefined
}

/**
 * The signed-in person's name, with a menu for account, security and sign-out; nothing while nobody is signed in.
 * @throws MissingPluginError outside of `<FoyerProvider>`; WrongMessagesError
 */
export function UserButton({ messages, ...props }: UserButtonProps) {
  const translate = useButtonMessages(messages)
  const { user } = useUser()
  return user && <UserMenu {...props} translate={translate} user={user} />
}

interface UserMenuProps extends Omit<UserButtonProps, 'messages'> {
  readonly translate: Translate<keyof UserButtonMessages>
  readonly user: User
}

function UserMenu({ user, translate, links, display = 'name' }: UserMenuProps) {
  const { isPending, signOut } = useSignOut(translate('account_sign_out_failed'))
  const account = translate('account_menu_account')
  const phone = useFormattedPhone(user.phone)
  const name = user.name ?? user.email ?? phone
  const label = name === null ? account : translate('account_menu', { name: `\u2068${name}\u2069` })
  // Not of a phone number, whose first character is a plus: an icon of a person is shown instead.
  const initial = initialOf(user.name ?? user.email ?? '')
  const text = display === 'name' ? (name ?? account) : initial
  return (
    <div className={styles.root}>
      <Menu
        label={label}
        placement="bottom-end"
        trigger={(trigger) => <UserTrigger {...{ trigger, label, text, display, isPending }} />}
        items={[
          ...(links?.account === undefined ? [] : [{ id: 'account', title: account, to: links.account }]),
          ...(links?.security === undefined
            ? []
            : [{ id: 'security', title: translate('account_menu_security'), to: links.security }]),
          { id: 'out', title: translate('account_sign_out') },
        ]}
        onSelect={(id) => id === 'out' && !isPending && void signOut()}
      />
      <SnackbarLayer />
    </div>
  )
}

interface UserTriggerProps extends Required<Pick<UserButtonProps, 'display'>> {
  readonly trigger: MenuTrigger
  readonly label: string
  readonly text: string
  readonly isPending: boolean
}

function UserTrigger({ trigger, label, text, display, isPending }: UserTriggerProps) {
  return (
    <button
      {...trigger}
      className={styles.trigger}
      data-display={display}
      type="button"
      aria-label={label}
      aria-busy={isPending || undefined}
    >
      {text === '' ? (
        <svg className={styles.person} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="6.5" r="3.5" />
          <path d="M3.5 17a6.5 6.5 0 0 1 13 0" />
        </svg>
      ) : (
        <bdi className={styles.name}>{text}</bdi>
      )}
      {display === 'name' && (
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      )}
    </button>
  )
}
