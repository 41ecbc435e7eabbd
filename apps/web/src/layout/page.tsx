import { isFocusFree } from '@foyer/kit/is-focus-free'
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
 * position. For the first page of a visit the focus does not move, because the browser has announced it. Nor does it when the page replaces
 * its own history entry while something has the focus: somebody may be typing.
 */
export function Page({ title, children }: PageProps) {
  const { translate } = useLocale()
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const isReturn = navigationType === NavigationType.Pop
  const isReplaced = navigationType === NavigationType.Replace
  const visit = useVisit()
  const root = useRef<HTMLDivElement>(null)
  /** The history entry, with its path, that was shown last. */
  const shownEntry = useRef<string>(null)

  useLayoutEffect(() => {
    document.title = translate('title', { page: title })
  }, [translate, title])

  useLayoutEffect(() => {
    const entryKey = key + pathname
    // For example, a page that removes the secret of a mailed link from its address.
    const isSamePage = shownEntry.current !== null && isReplaced && !isFocusFree()
    // Once for each history entry: during development, StrictMode runs this twice, and the first page would lose its autofocus.
    if (shownEntry.current !== entryKey && !visit.claimFirstPage() && !isSamePage)
      root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    shownEntry.current = entryKey
    return visit.restoreScroll(entryKey, isReturn)
  }, [visit, key, pathname, isReturn, isReplaced])

  // After the effects of its children, so that its form already handles a submit.
  useEffect(() => visit.notifyRendered(), [visit])

  return <div ref={root}>{children}</div>
}
