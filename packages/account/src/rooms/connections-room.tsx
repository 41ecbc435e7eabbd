import { Identities } from '../identities/identities.tsx'
import type { RoomProps } from './room-props.ts'

export function ConnectionsRoom({ linked }: RoomProps) {
  return <Identities linked={linked} />
}
