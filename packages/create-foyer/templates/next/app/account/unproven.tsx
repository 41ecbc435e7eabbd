'use client'

import { UnprovenNotice, useUnproven } from '@foyer/account'

/** Leads to `/verify` who has not proven an address yet. */
export function Unproven() {
  const unproven = useUnproven()
  return unproven && <UnprovenNotice kind={unproven.kind} />
}
