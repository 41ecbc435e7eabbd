import type { ReactNode } from 'react'
import { Route } from 'react-router'
import { usePageSignInMethods } from '../first-page/page-settings.ts'
import { passwordPaths, type PagesOf } from './known-paths.ts'
import { Redirect } from '../pages/lazy/redirect.tsx'

/** The routes of a list of paths. */
export function listRoutes<const Paths extends readonly string[]>(paths: Paths, pages: PagesOf<Paths>) {
  return paths.map((path: Paths[number]) => {
    const page = pages[path]
    const element = passwordPaths.includes(path) ? <PasswordPage>{page}</PasswordPage> : page
    return <Route key={path} path={path} element={element} />
  })
}

/** A page for passwords, such as that of a recovery. Where people have none, it redirects to the sign-in page, as the server does. */
function PasswordPage({ children }: { readonly children: ReactNode }) {
  return usePageSignInMethods().includes('password') ? children : <Redirect to="/sign-in" />
}
