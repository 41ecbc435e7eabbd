import { SnackbarLayer } from '@foyer/kit/snackbar'
import { Suspense, type ReactNode } from 'react'
import { BarLayout } from '../../layout/bar-layout.tsx'
import { UnprovenNotice } from '../../pages/lazy/lazy-notices.ts'
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
        <Suspense>
          <UnprovenNotice />
        </Suspense>
        {children}
      </BarLayout>
      <SnackbarLayer />
    </>
  )
}
