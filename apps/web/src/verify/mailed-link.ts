import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** The purposes of codes, as the server's links name them. */
const purposes = ['verify', 'sign-in', 'sign-up', 'proof', 'change'] as const

/** What the link of a mail with a code carries. */
export interface MailedLink {
  readonly code: string
  readonly purpose: (typeof purposes)[number]
}

/** The code of the mailed link that has opened the page. */
export function useMailedLink(): MailedLink | null {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, hash, state } = location
  const linkInHash = readFragment(hash)
  useEffect(() => {
    // Removed from the address, where others could see it or it could be shared; the history state keeps it for a reload.
    if (hash === '') return
    const link = readFragment(hash)
    void navigate(pathname, { replace: true, state: link === null ? state : { link } })
  }, [hash, navigate, pathname, state])
  return linkInHash ?? readStored(location)
}

function readFragment(hash: string): MailedLink | null {
  const values = new URLSearchParams(hash.slice(1))
  return toLink(values.get('code'), values.get('purpose'))
}

function readStored({ state }: Location): MailedLink | null {
  const { link }: { link?: unknown } = Object(state)
  const { code, purpose }: { code?: unknown; purpose?: unknown } = Object(link)
  return toLink(code, purpose)
}

/** Accepts only six digits, because anybody can write a link, and the page shows the code. */
function toLink(code: unknown, purpose: unknown): MailedLink | null {
  const knownPurpose = purposes.find((each) => each === purpose)
  return typeof code === 'string' && /^\d{6}$/.test(code) && knownPurpose !== undefined
    ? { code, purpose: knownPurpose }
    : null
}
