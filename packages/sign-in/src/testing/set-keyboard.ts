import { vi } from 'vitest'

const matchMedia = window.matchMedia.bind(window)

/** The device has a mouse, and so a keyboard, or not; until `vi.restoreAllMocks()`. A test before may have left the page to fingers. */
export function setKeyboard(isThere: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('pointer: fine') ? Object.defineProperty(list, 'matches', { value: isThere }) : list
  })
}
