import { useApi } from '@foyer/sign-in'
import { useEffect, type ReactNode } from 'react'
import { BarLayout } from '../layout/bar-layout.tsx'
import { useLanguage } from '../locale/language.ts'
import { keepLanguage } from './keep-language.ts'
import { SignOut } from './sign-out.tsx'

export interface MemberLayoutProps {
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of somebody who is signed in: the way out is in its bar, and its language is that of their account. */
export function MemberLayout({ aside, children }: MemberLayoutProps) {
  const { api } = useApi()
  const language = useLanguage()
  useEffect(() => keepLanguage(api, language), [api, language])
  return (
    <BarLayout action={<SignOut />} aside={aside}>
      {children}
    </BarLayout>
  )
}
