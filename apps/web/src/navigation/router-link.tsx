import type { LinkComponent } from '@foyer/sign-in'
import { Link, useLocation } from 'react-router'

/** A link that takes along where the person was going: from sign-in to sign-up and back. */
export const RouterLink: LinkComponent = ({ href, className, children }) => {
  const { state } = useLocation()
  return (
    <Link to={href} state={state} className={className}>
      {children}
    </Link>
  )
}
