'use client'

import { NewPassword } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { useMailedLink } from '../../../lib/use-mailed-link'

export default function NewPasswordPage() {
  const router = useRouter()
  const link = useMailedLink()
  if (link === null) return null
  return (
    <NewPassword
      token={link.get('token') ?? ''}
      links={{ recovery: '/recover' }}
      onSuccess={() => router.replace('/')}
    />
  )
}
