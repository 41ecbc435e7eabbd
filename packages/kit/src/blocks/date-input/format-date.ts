/** '1 February 1990' in the reader's language, with ASCII digits, because people compare them with what they have typed. */
export function formatDay(iso: string, locale: string): string {
  return formatIn(locale, { dateStyle: 'long' }, iso)
}

/** 'February 1990', or 'February' while the year is unknown. */
export function formatMonth(year: number | null, month: number, locale: string): string {
  const iso = `${String(year ?? 2000).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return formatIn(locale, { month: 'long', ...(year !== null && { year: 'numeric' }) }, iso)
}

/** Always in the Gregorian calendar, in which dates are typed, even where the locale's default calendar is another. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions, iso: string): string {
  const whole = { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' }
  return new Intl.DateTimeFormat(locale, whole).format(new Date(iso))
}
