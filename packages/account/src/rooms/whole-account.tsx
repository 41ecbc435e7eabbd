import { pageTitle } from '@foyer/kit/page-title'
import styles from '../layout/account.module.css'
import { useAccount } from '../provider/account-context.ts'
import { accountRooms } from './account-room.ts'
import type { RoomProps } from './room-props.ts'
import { RoomSections } from './room-sections.tsx'

/** All sections in one column, where the app has no page for each room. */
export function WholeAccount(props: RoomProps) {
  const { translate, links, Page } = useAccount()
  const shown = accountRooms.filter((room) => room !== 'orders' || links.order !== undefined)
  return (
    <Page title={translate('account_title')}>
      <div className={styles.root}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('account_title')}
        </h1>
        {shown.map((room) => (
          <RoomSections key={room} room={room} {...props} />
        ))}
      </div>
    </Page>
  )
}
