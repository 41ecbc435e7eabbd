import { useSession } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import type { EndedPage } from '../navigation/use-ended-page.ts'
import { Redirect } from './lazy/redirect.tsx'
import { ReturnRedirect } from './lazy/lazy-return-redirect.ts'
import { Loading } from './lazy/loading.tsx'

export interface FormPageProps {
  readonly title: string
  /** The page that a signed-in person is redirected to. Default: the page that they came from. */
  readonly next?: EndedPage | null
  readonly children: ReactNode
}

/** A form for signed-out people. People who are signed in are redirected. */
export function FormPage({ title, next = null, children }: FormPageProps) {
  const { state } = useSession()
  if (state.status === 'signed-in') return next ? <Redirect {...next} /> : <ReturnRedirect />
  if (state.status === 'checking') return <Loading />
  return (
    <SplitLayout>
      <Page title={title}>{children}</Page>
    </SplitLayout>
  )
}
