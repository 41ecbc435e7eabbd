import { useFormattedPhone } from '@foyer/sign-in'
import { useMember } from '../provider/member.ts'
import styles from './rooms.module.css'

/** Whose account it is, above the list of rooms. */
export function RoomOwner() {
  const { user } = useMember()
  const phone = useFormattedPhone(user.phone)
  const address = user.email ?? phone
  if (user.name === null && address === null) return null
  return (
    <p className={styles.owner}>
      {user.name !== null && (
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
      )}
      {address !== null && <bdi dir="ltr">{address}</bdi>}
    </p>
  )
}
