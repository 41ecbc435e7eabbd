'use client'

import { SignUp } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'

export default function SignUpPage() {
  const router = useRouter()
  return <SignUp links={{ signIn: '/sign-in' }} onSuccess={() => router.replace('/')} />
}
