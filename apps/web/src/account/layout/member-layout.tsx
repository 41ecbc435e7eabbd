import { SnackbarLayer } from '@foyer/kit/snackbar'
import type { ReactNode } from 'react'
import { BarLayout } from '../../layout/bar-layout.tsx'
import { MemberAction } from './member-action.tsx'

export interface MemberLayoutProps {
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The layout of pages for signed-in people. */
export function MemberLayout({ aside, children }: MemberLayoutProps) {
  return (
    <>
      <BarLayout action={<MemberAction />} aside={aside}>
        {children}
      </BarLayout>
      <SnackbarLayer />
    </>
  )
}
