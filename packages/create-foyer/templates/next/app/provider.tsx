'use client'

import { FoyerProvider, type FoyerProviderProps, type LinkComponent } from '@foyer/sign-in'
import Link from 'next/link'

const AppLink: LinkComponent = ({ children, ...props }) => <Link {...props}>{children}</Link>

/** Functions, such as a link component, do not pass from a server component to the browser: they stand here. */
export function Provider(props: Pick<FoyerProviderProps, 'lang' | 'messages' | 'children'>) {
  return <FoyerProvider {...props} Link={AppLink} />
}
