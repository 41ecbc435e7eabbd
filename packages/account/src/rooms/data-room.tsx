import { Deletion } from '../danger/deletion.tsx'
import { OwnData } from '../danger/own-data.tsx'
import type { RoomProps } from './room-props.ts'

export function DataRoom({ onDeleted }: RoomProps) {
  return (
    <>
      <OwnData />
      <Deletion onDeleted={onDeleted} />
    </>
  )
}
