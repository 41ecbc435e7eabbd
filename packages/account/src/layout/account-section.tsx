import { useAddress } from '@foyer/kit/router'
import { useEffect, useId, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import styles from './account.module.css'
import { useAccount } from '../provider/account-context.ts'
import { readFragment } from '../provider/read-fragment.ts'
import { useRoomHeading } from '../rooms/room-heading.ts'

export interface AccountSectionProps {
  readonly title: string
  readonly text?: string
  /** The fragment of addresses that lead to this section's heading. */
  readonly anchor?: string
  /** The ref of the heading, which gets the focus when a focused control is removed. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** The first section of its room: the room's heading is its heading too. */
  readonly isFirst?: boolean
  /** Not printed, because it is only a form or a button. */
  readonly isHiddenInPrint?: boolean
  readonly children: ReactNode
}

/** A section of the account page: a heading, a description, and a card. */
export function AccountSection(props: AccountSectionProps) {
  const { title, text, anchor, heading, isFirst, isHiddenInPrint, children } = props
  const id = useId()
  const fragment = useAddress(readFragment)
  const { section = fragment } = useAccount()
  const isTarget = anchor !== undefined && section === anchor
  const roomHeading = useRoomHeading()
  const room = isFirst ? roomHeading : null

  useLayoutEffect(() => {
    if (room && heading) heading.current = room.heading.current
  }, [room, heading])

  // The section is rendered after the browser has looked for the fragment, so it is scrolled to here.
  useEffect(() => {
    if (!isTarget) return
    heading?.current?.scrollIntoView()
    heading?.current?.focus({ preventScroll: true })
  }, [isTarget, heading])

  return (
    <section
      className={styles.section}
      id={anchor}
      aria-labelledby={room?.id ?? id}
      data-screen-only={isHiddenInPrint || undefined}
    >
      {room === null && (
        <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
