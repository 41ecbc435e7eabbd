import { Identifiers } from '../identifiers/identifiers.tsx'
import { Preferences } from '../profile/preferences.tsx'
import { Profile } from '../profile/profile.tsx'
import type { RoomProps } from './room-props.ts'

export function ProfileRoom({ language }: RoomProps) {
  return (
    <>
      <Profile />
      <Identifiers />
      <Preferences language={language} />
    </>
  )
}
