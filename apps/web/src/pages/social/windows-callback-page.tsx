import { loadSettings, useApi } from '@foyer/sign-in'
import { textLink } from '@foyer/kit/text-link'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocale } from '../../locale/language.ts'
import { PageLink } from '../../navigation/page-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loading } from '../lazy/loading.tsx'
import { Unreachable } from '../unreachable.tsx'
import { createHandOverUrl } from './windows-hand-over.ts'

interface WindowsCallbackPageProps {
  /** Opens an address with a custom scheme. */
  readonly open?: (address: string) => void
}

const redirect = (address: string): void => location.assign(address)

type SchemeState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: string | null }

/** Passes Google's answer on to the Windows app, by the app's own URL scheme, with a link in case that does not start it. */
export function WindowsCallbackPage({ open = redirect }: WindowsCallbackPageProps) {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [attempt, setAttempt] = useState(0)
  return <HandOver key={attempt} query={query} open={open} onRetry={() => setAttempt(attempt + 1)} />
}

interface HandOverProps {
  readonly query: URLSearchParams
  readonly open: (address: string) => void
  readonly onRetry: () => void
}

function HandOver({ query, open, onRetry }: HandOverProps) {
  const { api } = useApi()
  const { translate } = useLocale()
  const [scheme, setScheme] = useState<SchemeState>({ status: 'loading' })
  const address = scheme.status === 'ready' ? createHandOverUrl(scheme.value, query) : null

  useLayoutEffect(() => {
    // Removes the code from the address and the history.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])

  useEffect(() => {
    let isCurrent = true
    loadSettings(api).then(
      ({ windowsApp }) => isCurrent && setScheme({ status: 'ready', value: windowsApp.value }),
      () => isCurrent && setScheme({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [api])

  useEffect(() => {
    if (address !== null) open(address)
  }, [address, open])

  if (scheme.status === 'loading') return <Loading />
  if (scheme.status === 'failed') return <Unreachable onRetry={onRetry} />
  if (address === null) {
    return (
      <EmptyState title={translate('windows_none_title')} text={translate('windows_none_text')}>
        <PageLink href="/sign-in" className={textLink}>
          {translate('sign_in_title')}
        </PageLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={translate('windows_title')} text={translate(chooseText(query.get('error')))}>
      <a href={address} className={textLink}>
        {translate('windows_link')}
      </a>
    </EmptyState>
  )
}

/** The app gets every answer of Google's, even an error; the page tells the person which it was. */
function chooseText(error: string | null) {
  if (error === null) return 'windows_text'
  return error === 'access_denied' ? 'windows_denied' : 'windows_failed'
}
