import type { User } from '@foyer/core/wire'
import { useSession } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Loading } from '../pages/loading.tsx'
import { Unreachable } from '../pages/unreachable.tsx'
import { createReturnState } from './return-path.ts'

/** Shows a page to who is signed in; everyone else signs in first and comes back. */
export function RequireUser({ children }: { readonly children: (user: User) => ReactNode }) {
  const { state, session } = useSession()
  const location = useLocation()
  switch (state.status) {
    case 'signed-in':
      return children(state.user)
    case 'signed-out':
      return <Navigate to="/sign-in" replace state={createReturnState(location)} />
    case 'checking':
      return <Loading />
    case 'unknown':
      return <Unreachable onRetry={() => void session.refresh()} />
  }
}
