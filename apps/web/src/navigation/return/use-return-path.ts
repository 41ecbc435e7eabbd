import { readReturnPath } from '@foyer/sign-in'
import { useLocation } from 'react-router'
import { readUncheckedFrom } from './return-path.ts'

/** The page to return to after signing in, of the history state: a path of this site. */
export function useReturnPath(): string {
  return readReturnPath(readUncheckedFrom(useLocation()))
}
