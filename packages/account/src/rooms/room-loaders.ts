import { savesData } from '@foyer/kit/saves-data'
import { whenAtRest } from '@foyer/kit/when-at-rest'
import { useEffect, type ComponentType } from 'react'
import type { AccountRoom } from './account-room.ts'
import type { RoomProps } from './room-props.ts'

/** Loads the sections of each room. */
export const roomLoaders: Readonly<Record<AccountRoom, () => Promise<ComponentType<RoomProps>>>> = {
  profile: async () => (await import('./profile-room.tsx')).ProfileRoom,
  security: async () => (await import('./security-room.tsx')).SecurityRoom,
  connections: async () => (await import('./connections-room.tsx')).ConnectionsRoom,
  orders: async () => (await import('./orders-room.tsx')).OrdersRoom,
  data: async () => (await import('./data-room.tsx')).DataRoom,
}

/**
 * Loads the rooms when the page that leads to them is at rest, so that a press waits for no script. With data saver, each is loaded
 * when its link is pressed.
 */
export function usePreloadRooms(): void {
  useEffect(
    () =>
      whenAtRest(() => {
        if (savesData()) return
        // Ignored: the person has not asked for them yet, and opening a room loads it again.
        for (const load of Object.values(roomLoaders)) load().catch(() => undefined)
      }),
    [],
  )
}
