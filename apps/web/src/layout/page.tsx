import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useLocale } from '../locale/language.ts'
import { useVisit } from '../navigation/visit.ts'

export interface PageProps {
  /** The page's name in the title of the window. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * One page of the visit: names the window, puts focus on the heading so that the change is heard, and scrolls to where
 * the person was. The first page of a visit leaves focus alone: the browser has announced it.
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

  // After the effects of what is on the page: its form takes a submit now.
  useEffect(() => visit.tellDrawn(), [visit])

  return <div ref={root}>{children}</div>
}
