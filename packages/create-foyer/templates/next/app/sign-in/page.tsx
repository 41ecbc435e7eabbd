'use client'

import { addReturnPath, readReturnPath, SignIn, SocialButtons } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { use } from 'react'

interface SignInPageProps {
  readonly searchParams: Promise<{ readonly from?: string }>
}

/** `/sign-in?from=/orders` returns to the page that the person wanted to open. */
export default function SignInPage({ searchParams }: SignInPageProps) {
  const router = useRouter()
  const from = readReturnPath(use(searchParams).from)
  return (
    <SignIn
      links={{ signUp: addReturnPath('/sign-up', from), recovery: '/recover' }}
      social={<SocialButtons pathname={from} />}
      onSuccess={() => router.replace(from)}
    />
  )
}
