/** What a user agent says of a device, in names that people know; `null` where it says nothing known. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Row = readonly [mark: RegExp, name: string]

/** Top to bottom: each browser also carries the marks of those it descends from, so the newest comes first. */
const browsers: readonly Row[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** An iPad with a desktop page says that it is a Mac; it is taken at its word. */
const systems: readonly Row[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and the device of a session, from its user agent. */
export function describeDevice(userAgent: string | null): Device {
  return { browser: findName(browsers, userAgent ?? ''), system: findName(systems, userAgent ?? '') }
}

function findName(rows: readonly Row[], userAgent: string): string | null {
  return rows.find(([mark]) => mark.test(userAgent))?.[1] ?? null
}
