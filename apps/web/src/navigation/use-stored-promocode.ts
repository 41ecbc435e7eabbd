import { useSession } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readPromocode } from './return/return-path.ts'
import { useVisit } from './visit.ts'

export interface StoredPromocode {
  /** The code when the page opens. */
  readonly promocode: string | undefined
  readonly onPromocodeChange: (code: string) => void
}

/** Keeps the promo code between sign-in and sign-up, in memory only; removed when somebody signs in. */
export function useStoredPromocode(): StoredPromocode {
  const visit = useVisit()
  const location = useLocation()
  const { status } = useSession().state
  const [promocode] = useState(visit.readPromocode() ?? readPromocode(location))
  useEffect(() => {
    if (status === 'signed-in') visit.storePromocode(undefined)
  }, [status, visit])
  return { promocode, onPromocodeChange: (code) => visit.storePromocode(code) }
}
