import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { useAddress } from '@foyer/kit/router'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { use, useState, type ReactNode } from 'react'
import type { LanguageChoice } from './profile/language-choice.ts'
import { AccountContext } from './provider/account-context.ts'
import { AccountProvider, type AccountOptions } from './provider/account-provider.tsx'
import { MemberProvider } from './provider/member-provider.tsx'
import { readFragment } from './provider/read-fragment.ts'
import { accountRooms, findRoom, type AccountRoom } from './rooms/account-room.ts'
import { listsByRoom } from './rooms/room-lists.ts'
import { Rooms } from './rooms/rooms.tsx'
import { WholeAccount } from './rooms/whole-account.tsx'
import { useUser } from './user/use-user.ts'
import { checkAccountMessages } from './user/wrong-messages-error.ts'

export interface AccountProps extends Omit<AccountOptions, 'messages'> {
  /** `account` of one `@foyer/core/messages/{locale}`. Required unless `<AccountProvider>` is around `<Account>`, and has them. */
  readonly messages?: AccountOptions['messages'] | undefined
  /** The sections to show, in your order. Default: a heading and all of them, or with `links.rooms` those of a room. */
  readonly children?: ReactNode
  /** The room of this page, if each room has a page. Default: the room of `section` or of the fragment, or else the links to all rooms. */
  readonly room?: AccountRoom | undefined
  /**
   * The language of the page, if people choose it in your app. Default: that of the account, which messages to the person are
   * written in.
   */
  readonly language?: LanguageChoice | undefined
  /** The provider that the person has just come back from: the page says that it is linked. */
  readonly linked?: string | undefined
  /** Called when the account is deleted; this page's session state has not changed yet. Default: the session ends on this page. */
  readonly onDeleted?: (() => void) | undefined
}

/**
 * The account of the signed-in person; nothing while nobody is signed in. Its modals close with it.
 * @throws MissingPluginError outside of `<FoyerProvider>`; WrongMessagesError
 */
export function Account({ children, room: roomProp, language, linked, onDeleted, ...options }: AccountProps) {
  const { user } = useUser()
  const outer = use(AccountContext)
  const messages = options.messages ?? outer?.messages
  // Checked even while nobody is signed in, so that integrators see the mistake at once.
  checkAccountMessages(messages)
  const [modals] = useState(() => new ModalStore())
  const fragment = useAddress(readFragment)
  if (user === null) return null
  const room = roomProp ?? findRoom(options.section ?? outer?.section ?? fragment)
  const hasRooms = (options.links ?? outer?.links)?.rooms !== undefined
  const shownRooms = hasRooms ? [room ?? 'profile'] : accountRooms
  const lists = children === undefined ? shownRooms.flatMap((each) => listsByRoom[each]) : []
  return (
    <AccountProvider {...options} messages={messages}>
      <Modals value={modals}>
        {/* Another tab may sign somebody else in: the key discards the previous person's state. */}
        <MemberProvider key={user.id} user={user} lists={lists}>
          {children ??
            (hasRooms ? (
              <Rooms {...{ room, language, linked, onDeleted }} />
            ) : (
              <WholeAccount {...{ language, linked, onDeleted }} />
            ))}
        </MemberProvider>
        <ModalLayer />
        <SnackbarLayer />
      </Modals>
    </AccountProvider>
  )
}
