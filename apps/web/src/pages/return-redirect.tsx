import { useReturnPath } from '../navigation/return/use-return-path.ts'
import { Redirect } from './lazy/redirect.tsx'

/** Redirects a person who has signed in to the page that they came from. */
export function ReturnRedirect() {
  return <Redirect to={useReturnPath()} />
}
