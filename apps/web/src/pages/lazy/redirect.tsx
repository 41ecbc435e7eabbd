import { Navigate, type NavigateProps } from 'react-router'
import { Loading } from './loading.tsx'

/**
 * Redirects to another page, which replaces this one in the history. Until that page has loaded, the old content stays, as with every
 * navigation: here it is the frame of a page, because the window would be blank otherwise.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <Loading />
    </>
  )
}
