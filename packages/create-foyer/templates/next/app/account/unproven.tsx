'use client'

import { UnprovenNotice, useUnproven } from '@foyer/account'

/** Leads people who have not proven an address yet to `/verify`. */
export function Unproven() {
  const unproven = useUnproven()
  return unproven && <UnprovenNotice kind={unproven.kind} />
}
