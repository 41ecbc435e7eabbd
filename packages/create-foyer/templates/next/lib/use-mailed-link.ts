import { useEffect, useState } from 'react'

/** What the link in a mail carries: removed at once from the address, where it could be seen and shared. `null`: not read yet. */
export function useMailedLink(): URLSearchParams | null {
  const [link, setLink] = useState<URLSearchParams | null>(null)
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1))
    const isEmpty = location.hash === ''
    if (!isEmpty) history.replaceState(history.state, '', location.pathname)
    setLink((known) => (isEmpty && known !== null ? known : found))
  }, [])
  return link
}
