'use client'

import { addReturnPath, SocialCallback } from '@foyer/sign-in'
import { useParams, useRouter } from 'next/navigation'

export default function SocialPage() {
  const router = useRouter()
  const { social } = useParams<{ social: string }>()
  const go = (path: string) => router.replace(path)
  return (
    <SocialCallback
      social={social}
      onArrive={go}
      onLinkBack={go}
      onOtherWays={({ pathname }) => go(addReturnPath('/sign-in', pathname))}
    />
  )
}
