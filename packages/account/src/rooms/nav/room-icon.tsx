import type { AccountRoom } from '../account-room.ts'

/** Drawn on a square of 20. */
const paths: Readonly<Record<AccountRoom, string>> = {
  profile: 'M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5M3.75 16.5a6.25 6.25 0 0 1 12.5 0',
  security: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.75',
  connections:
    'm8.5 11.5 3-3M9 6.5l1.75-1.75a3.18 3.18 0 0 1 4.5 4.5L13.5 11M6.5 9l-1.75 1.75a3.18 3.18 0 0 0 4.5 4.5L11 13.5',
  orders: 'M4.5 7h11l.75 9.5H3.75zM7.25 9V6a2.75 2.75 0 0 1 5.5 0v3',
  data: 'M10 3.5v8.25m0 0L6.75 8.5M10 11.75l3.25-3.25M4 13v3.5h12V13',
}

export interface RoomIconProps {
  readonly room: AccountRoom
  readonly className?: string | undefined
}

export function RoomIcon({ room, className }: RoomIconProps) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[room]} />
    </svg>
  )
}
