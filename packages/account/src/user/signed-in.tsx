import type { User } from '@foyer/core/wire'
import { useSession } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { useUser } from './use-user.ts'

export interface SignedInProps {
  /** A function gets the person. */
  readonly children?: ReactNode | ((user: User) => ReactNode)
}

/** Renders its children while somebody is signed in. */
export function SignedIn({ children }: SignedInProps) {
  const { user } = useUser()
  if (user === null) return null
  return typeof children === 'function' ? children(user) : children
}

export interface SignedOutProps {
  readonly children?: ReactNode
}

/** Renders its children while nobody is signed in: not before the server has answered, and not while it cannot be asked. */
export function SignedOut({ children }: SignedOutProps) {
  return useSession().state.status === 'signed-out' ? children : null
}
