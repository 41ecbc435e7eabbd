'use client'

import { SignIn, SocialButtons } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'

export default function SignInPage() {
  const router = useRouter()
  return (
    <SignIn
      links={{ signUp: '/sign-up', recovery: '/recover' }}
      social={<SocialButtons pathname="/" />}
      onSuccess={() => router.replace('/')}
    />
  )
}
