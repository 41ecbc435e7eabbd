import { vi } from 'vitest'

const matchMedia = window.matchMedia.bind(window)

/**
 * Fakes a device with a mouse, and so a keyboard, or one without, until `vi.restoreAllMocks()`. Needed for both, because an earlier test may
 * have emulated a touch screen.
 */
export function setKeyboard(isThere: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('pointer: fine') ? Object.defineProperty(list, 'matches', { value: isThere }) : list
  })
}
