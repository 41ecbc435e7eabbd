import { pageTitle } from '@foyer/kit/page-title'
import { useId, useMemo, useRef } from 'react'
import { useAccount } from '../provider/account-context.ts'
import type { AccountRoom } from './account-room.ts'
import { RoomHeadingContext } from './room-heading.ts'
import { RoomOwner } from './room-owner.tsx'
import { RoomNav } from './nav/room-nav.tsx'
import type { RoomProps } from './room-props.ts'
import { RoomSections } from './room-sections.tsx'
import { RoomTabs } from './nav/room-tabs.tsx'
import styles from './rooms.module.css'

export interface RoomsProps extends RoomProps {
  /** `undefined`: the page that leads to the rooms. Where there is space, it shows the first of them beside their links. */
  readonly room: AccountRoom | undefined
}

/**
 * The account, one room at a time. Where it is wide, tabs stand beside the room; where it is narrow, a list of links is a page of its
 * own that leads to the rooms. Both are in the same HTML, so that nothing moves when the page becomes interactive.
 */
export function Rooms({ room, ...props }: RoomsProps) {
  const { translate, links, Link, Page } = useAccount()
  const shown = room ?? 'profile'
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const roomHeading = useMemo(() => ({ id, heading }), [id])
  const account = translate('account_title')
  const title = translate(`room_${shown}_title`)
  // A page has one heading of the first level: the room's if the address has one, or else the account's.
  const [AccountHeading, RoomHeading] = room === undefined ? (['h1', 'h2'] as const) : (['p', 'h1'] as const)

  return (
    <Page title={room === undefined ? account : title}>
      <div className={styles.root}>
        <div className={styles.rooms} data-room={room}>
          <div className={styles.side}>
            <AccountHeading className={styles.account} tabIndex={room === undefined ? -1 : undefined}>
              {account}
            </AccountHeading>
            <RoomOwner />
            <div className={styles.list}>
              <RoomNav />
            </div>
            <RoomTabs shown={shown} />
          </div>
          <div className={styles.room}>
            {links.account !== undefined && (
              <Link href={links.account} className={styles.back}>
                <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M7.5 2.5 4 6l3.5 3.5" />
                </svg>
                {account}
              </Link>
            )}
            <RoomHeading className={pageTitle} id={id} ref={heading} tabIndex={-1}>
              {title}
            </RoomHeading>
            <RoomHeadingContext value={roomHeading}>
              <RoomSections key={shown} room={shown} {...props} />
            </RoomHeadingContext>
          </div>
        </div>
      </div>
    </Page>
  )
}
