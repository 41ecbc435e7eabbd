import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

export interface PageLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  /** The history state of the page. Default: that of this page. */
  readonly state?: object
  readonly children: ReactNode
}

/**
 * A link to another page of the app. It passes on the page to return to, from sign-in to sign-up and back. Not React Router's `Link`,
 * which bundles the prefetching of its framework mode.
 */
export function PageLink({ href, state, ...props }: PageLinkProps) {
  const location = useLocation()
  const follow = useLinkClickHandler(href, { state: state ?? location.state })
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return <a {...props} href={useHref(href)} onClick={follow} />
}
