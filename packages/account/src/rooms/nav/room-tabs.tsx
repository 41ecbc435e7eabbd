import { TabLinks } from '@foyer/kit/tabs'
import { useAccount } from '../../provider/account-context.ts'
import { accountRooms, type AccountRoom } from '../account-room.ts'
import { RoomIcon } from './room-icon.tsx'
import styles from './room-tabs.module.css'

/** The rooms as tabs, beside the one that is shown. The page's address need not be that room's. */
export function RoomTabs({ shown }: { readonly shown: AccountRoom }) {
  const { translate, links, Link } = useAccount()
  const tabs = accountRooms.flatMap((room) => {
    const to = links.rooms?.[room]
    const icon = <RoomIcon room={room} className={styles.icon} />
    return to === undefined ? [] : [{ id: room, title: translate(`room_${room}_title`), icon, to }]
  })
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={translate('account_title')}
        tabs={tabs}
        matching="path"
        direction="vertical"
        selected={shown}
        Link={Link}
      />
    </div>
  )
}
