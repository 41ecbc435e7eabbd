'use client'

import { NewPassword } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

export default function NewPasswordPage() {
  const router = useRouter()
  const [token, setToken] = useState<string>()
  // What the link of a recovery mail brings: taken out of the address at once, where it could be seen and shared.
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('token')
    if (found !== null) history.replaceState(history.state, '', location.pathname)
    setToken((known) => found ?? known ?? '')
  }, [])
  if (token === undefined) return null
  return <NewPassword token={token} links={{ recovery: '/recover' }} onSuccess={() => router.replace('/')} />
}
