import { vi } from 'vitest'

/** Mocks the browser's languages and time zone, until mocks are restored. */
export function mockLocale(languages: readonly string[], timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}
