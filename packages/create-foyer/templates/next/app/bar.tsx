'use client'

import { SignedOut, UserButton, useUser, type UserButtonProps } from '@foyer/account'
import Link from 'next/link'

export function Bar({ messages }: Pick<UserButtonProps, 'messages'>) {
  const { status } = useUser()
  return (
    <header>
      <Link href="/">Shop</Link>
      <UserButton messages={messages} links={{ account: '/account', security: '/account/security' }} />
      <SignedOut>
        <Link href="/sign-in">Sign in</Link>
      </SignedOut>
      {status === 'unknown' && <span>The server cannot be reached.</span>}
    </header>
  )
}
