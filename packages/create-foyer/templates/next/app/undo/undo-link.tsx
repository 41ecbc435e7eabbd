'use client'

import { Undo } from '@foyer/account'
import { NewPassword } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { links } from '../../lib/links'
import { useMailedLink } from '../../lib/use-mailed-link'

/** `/undo#token=…`: undoes a changed address or number, after a press; then a new password is set. */
export function UndoLink() {
  const router = useRouter()
  const link = useMailedLink()
  const [recoveryToken, setRecoveryToken] = useState<string>()
  if (link === null) return null
  if (recoveryToken === undefined)
    return <Undo token={link.get('token') ?? ''} onRecovery={setRecoveryToken} />
  return <NewPassword token={recoveryToken} links={links} onSuccess={() => router.replace(links.account)} />
}
