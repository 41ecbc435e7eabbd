import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/**
 * The token of a mailed link, after `#token=`; empty if there is none. It is removed from the address, where others could see it or it
 * could be shared; the history state keeps it for a reload.
 */
export function useLinkToken(): string {
  const location = useLocation()
  const navigate = useNavigate()
  // Opening a new link in the tab of an old one only changes the fragment.
  const token = readToken(location)
  const { pathname, hash } = location
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state: { token } })
  }, [hash, navigate, pathname, token])
  return token
}

function readToken({ hash, state }: Location): string {
  const hashToken = new URLSearchParams(hash.slice(1)).get('token')
  if (hashToken !== null) return hashToken
  const storedToken: unknown =
    state !== null && typeof state === 'object' && 'token' in state ? state.token : null
  return typeof storedToken === 'string' ? storedToken : ''
}
