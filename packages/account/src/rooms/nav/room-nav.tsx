import { useAccount } from '../../provider/account-context.ts'
import { accountRooms } from '../account-room.ts'
import { RoomIcon } from './room-icon.tsx'
import styles from './room-nav.module.css'
import { usePreloadRooms } from '../room-loaders.ts'

/**
 * The links to the rooms that the app has a page for, each with what is in it, as a list of rows. For a start page, for example.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function RoomNav() {
  const { translate, links, Link } = useAccount()
  usePreloadRooms()
  return (
    <nav className={styles.nav} aria-label={translate('account_title')}>
      <ul className={styles.list}>
        {accountRooms.map((room) => {
          const href = links.rooms?.[room]
          return (
            href !== undefined && (
              <li key={room}>
                <Link href={href} className={styles.link}>
                  <RoomIcon room={room} className={styles.icon} />
                  <span className={styles.name}>
                    {translate(`room_${room}_title`)}
                    <span className={styles.text}>{translate(`room_${room}_text`)}</span>
                  </span>
                  <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                    <path d="M4.5 2.5 8 6 4.5 9.5" />
                  </svg>
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
