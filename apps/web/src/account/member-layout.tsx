import type { ReactNode } from 'react'
import { BarLayout } from '../layout/bar-layout.tsx'
import { MemberAction } from './member-action.tsx'

export interface MemberLayoutProps {
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of somebody who is signed in. */
export function MemberLayout({ aside, children }: MemberLayoutProps) {
  return (
    <BarLayout action={<MemberAction />} aside={aside}>
      {children}
    </BarLayout>
  )
}
