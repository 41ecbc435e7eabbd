'use client'

import { addReturnPath, readReturnPath, SignUp } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { use } from 'react'

interface SignUpPageProps {
  readonly searchParams: Promise<{ readonly from?: string }>
}

export default function SignUpPage({ searchParams }: SignUpPageProps) {
  const router = useRouter()
  const from = readReturnPath(use(searchParams).from)
  return <SignUp links={{ signIn: addReturnPath('/sign-in', from) }} onSuccess={() => router.replace(from)} />
}
