import { createContext, use, type RefObject } from 'react'

/** The heading of the room. Its first section has none of its own. */
export interface RoomHeading {
  readonly id: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

export const RoomHeadingContext = createContext<RoomHeading | null>(null)

/** `null`: the section stands alone, and shows its own heading. */
export function useRoomHeading(): RoomHeading | null {
  return use(RoomHeadingContext)
}
