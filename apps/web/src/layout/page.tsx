import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useLocale } from '../locale/language.ts'
import { useVisit } from '../navigation/visit.ts'

export interface PageProps {
  /** The page's part of the document title. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * A page of the app: sets the document title, focuses the heading, so that screen readers announce the page, and restores the scroll
 * position. For the first page of a visit the focus does not move, because the browser has announced it.
 */
export function Page({ title, children }: PageProps) {
  const { translate } = useLocale()
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const visit = useVisit()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    document.title = translate('title', { page: title })
  }, [translate, title])

  useLayoutEffect(() => {
    if (!visit.isFirstPage()) root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    return visit.keepScroll(key, isReturn)
  }, [visit, key, isReturn])

  // After the effects of its children, so that its form already handles a submit.
  useEffect(() => visit.tellRendered(), [visit])

  return <div ref={root}>{children}</div>
}
