'use client'

import { Recovery } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'

export default function RecoverPage() {
  const router = useRouter()
  return <Recovery links={{ signIn: '/sign-in' }} onSuccess={() => router.replace('/')} />
}
