import { useEffect, useState } from 'react'

/** A stored number in the groups of its country. Until these are loaded, and if they cannot be, the number as stored. */
export function useFormattedPhone<Phone extends string | null>(phone: Phone): Phone | string {
  const [loaded, setLoaded] = useState<{ readonly phone: string; readonly formatted: string }>()
  useEffect(() => {
    if (phone === null) return undefined
    let isCancelled = false
    import('@foyer/core/phone-display').then(
      ({ displayPhone }) => isCancelled || setLoaded({ phone, formatted: displayPhone(phone) }),
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [phone])
  return loaded !== undefined && loaded.phone === phone ? loaded.formatted : phone
}
