import { useEffect, useState } from 'react'

/** A stored number in the groups of its country. Until these are loaded, and if they cannot be, the number as stored. */
export function useShownPhone<Phone extends string | null>(phone: Phone): Phone | string {
  const [known, setKnown] = useState<{ readonly phone: string; readonly shown: string }>()
  useEffect(() => {
    if (phone === null) return undefined
    let isOver = false
    import('@foyer/core/phone-display').then(
      ({ displayPhone }) => isOver || setKnown({ phone, shown: displayPhone(phone) }),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [phone])
  return known !== undefined && known.phone === phone ? known.shown : phone
}
