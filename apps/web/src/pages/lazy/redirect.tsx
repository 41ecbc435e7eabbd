import { Navigate, type NavigateProps } from 'react-router'
import { Loading } from './loading.tsx'

/**
 * Leads to another page, in place of this one in the history. What is shown stays until that page has loaded, as with every navigation:
 * here the frame of a page, and not a blank window.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <Loading />
    </>
  )
}
