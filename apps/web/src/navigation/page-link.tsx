import { createContext, use, type ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { forwardReturnState, type ReturnState } from './return/return-path.ts'

export interface PageLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly 'aria-current'?: 'page' | 'true' | undefined
  /** The history state of the page. Default: where to return to from there. */
  readonly state?: object
  readonly children: ReactNode
}

/** The page to return to for links in a form that is shown over a page. Default: the one that the page returns to. */
export const ReturnStateContext = createContext<ReturnState | null>(null)

/**
 * A link to another page of the app. It passes on the page to return to, from sign-in to sign-up and back. Not React Router's `Link`,
 * which bundles the prefetching of its framework mode.
 */
export function PageLink({ href, state, ...props }: PageLinkProps) {
  const location = useLocation()
  const returnState = use(ReturnStateContext)
  const handleClick = useLinkClickHandler(href, {
    state: state ?? returnState ?? forwardReturnState(location),
  })
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return <a {...props} href={useHref(href)} onClick={handleClick} />
}
