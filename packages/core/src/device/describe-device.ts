/** The browser and device in a user agent, by their usual names; `null` if unknown. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Row = readonly [mark: RegExp, name: string]

/** In order of precedence: a browser's user agent also names those it derives from, so derived browsers come first. */
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

/** An iPad that requests desktop pages reports a Mac, and is listed as one. */
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
