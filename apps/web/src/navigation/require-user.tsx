import type { User } from '@foyer/core/wire'
import { useSession } from '@foyer/sign-in'
import { Fragment, useDeferredValue, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Loading } from '../pages/lazy/loading.tsx'
import { Unreachable } from '../pages/unreachable.tsx'
import { Redirect } from '../pages/lazy/redirect.tsx'
import { createReturnState } from './return/return-path.ts'

export interface RequireUserProps {
  /** Shown while the server is asked who is signed in. Default: the frame of a page. */
  readonly loading?: ReactNode
  readonly children: (user: User) => ReactNode
}

const defaultLoading = <Loading />

/** Renders a page for signed-in people; redirects everybody else to sign-in, and back afterwards. */
export function RequireUser({ loading = defaultLoading, children }: RequireUserProps) {
  const { state: sessionState, session } = useSession()
  // Deferred, because account pages are large: React renders them in pieces, and the browser can handle input in between.
  const state = useDeferredValue(sessionState)
  const location = useLocation()
  switch (state.status) {
    case 'signed-in':
      // Another tab may sign somebody else in: the key discards the previous person's state.
      return <Fragment key={state.user.id}>{children(state.user)}</Fragment>
    case 'signed-out':
      return <Redirect to="/sign-in" state={createReturnState(location)} />
    case 'checking':
      return loading
    case 'unknown':
      return <Unreachable onRetry={session.refresh} />
  }
}
