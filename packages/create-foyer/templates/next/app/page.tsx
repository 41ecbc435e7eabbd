'use client'

import { useSession } from '@foyer/sign-in'
import Link from 'next/link'

export default function HomePage() {
  const { state, session } = useSession()
  switch (state.status) {
    case 'checking':
      return <p>One moment …</p>
    case 'unknown':
      return <p>The server cannot be reached.</p>
    case 'signed-out':
      return <Link href="/sign-in">Sign in</Link>
    case 'signed-in':
      return (
        <>
          <p>Signed in as {state.user.email ?? state.user.name}</p>
          <button type="button" onClick={() => void session.signOut()}>
            Sign out
          </button>
        </>
      )
  }
}
