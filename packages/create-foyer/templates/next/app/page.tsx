'use client'

import { SignedIn, SignedOut } from '@foyer/account'

export default function HomePage() {
  return (
    <>
      <SignedIn>{(user) => <p>Signed in as {user.email ?? user.name}</p>}</SignedIn>
      <SignedOut>
        <p>Nobody is signed in.</p>
      </SignedOut>
    </>
  )
}
