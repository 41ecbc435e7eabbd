import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { useAddress } from '@foyer/kit/router'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useState, type ReactNode } from 'react'
import type { LanguageChoice } from './profile/language-choice.ts'
import { AccountProvider, type AccountOptions } from './provider/account-provider.tsx'
import { MemberProvider } from './provider/member-provider.tsx'
import { readFragment } from './provider/read-fragment.ts'
import { accountRooms, findRoom, type AccountRoom } from './rooms/account-room.ts'
import { listsOf } from './rooms/room-lists.ts'
import { Rooms } from './rooms/rooms.tsx'
import { WholeAccount } from './rooms/whole-account.tsx'
import { useUser } from './user/use-user.ts'
import { checkAccountMessages } from './user/wrong-messages-error.ts'

export interface AccountProps extends AccountOptions {
  /** The sections to show, in your order. Default: a heading and all of them, or with `links.rooms` those of a room. */
  readonly children?: ReactNode
  /** The room of this page, where the rooms have their own. Default: that of `section` or the fragment; else the links to all of them. */
  readonly room?: AccountRoom | undefined
  /**
   * The language of the page, if people choose it in your app. Default: that of the account, which messages to the person are
   * written in.
   */
  readonly language?: LanguageChoice | undefined
  /** The provider that the person has just come back from: the page says that it is linked. */
  readonly linked?: string | undefined
  /** Called when the account is deleted; the session is still that of before. Default: the session ends on this page. */
  readonly onDeleted?: (() => void) | undefined
}

/**
 * The account of the signed-in person; nothing while nobody is signed in. Its modals close with it.
 * @throws MissingPluginError outside of `<FoyerProvider>`; WrongMessagesError
 */
export function Account({ children, room: asked, language, linked, onDeleted, ...options }: AccountProps) {
  const { user } = useUser()
  // Before somebody is signed in: whoever puts it into a page sees the mistake at once.
  checkAccountMessages(options.messages)
  const [modals] = useState(() => new ModalStore())
  const fragment = useAddress(readFragment)
  if (user === null) return null
  const room = asked ?? findRoom(options.section ?? fragment)
  const hasRooms = options.links?.rooms !== undefined
  const shown = hasRooms ? [room ?? 'profile'] : accountRooms
  const lists = children === undefined ? shown.flatMap((each) => listsOf[each]) : []
  return (
    <AccountProvider {...options}>
      <Modals value={modals}>
        {/* Another tab may sign somebody else in: nothing of the person before stays. */}
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
