import { formatDay } from '@foyer/core/messages'
import { useAccountLocale } from '../provider/account-locale.ts'

/** A day in the reader's language. `instant`: ISO 8601, as the server sends it. */
export function Day({ instant }: { readonly instant: string }) {
  const { lang } = useAccountLocale()
  // A component of its own, so that React can render it separately: the first use of `Intl` is slow on a phone.
  return <time dateTime={instant}>{formatDay(instant, lang)}</time>
}
