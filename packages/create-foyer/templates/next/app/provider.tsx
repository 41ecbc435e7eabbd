'use client'

import { FoyerProvider, type FoyerProviderProps, type LinkComponent } from '@foyer/sign-in'
import Link from 'next/link'

const AppLink: LinkComponent = ({ children, ...props }) => <Link {...props}>{children}</Link>

/** Server components cannot pass functions, such as a link component, to the browser, so they are passed here. */
export function Provider(props: Pick<FoyerProviderProps, 'lang' | 'messages' | 'children'>) {
  return <FoyerProvider {...props} Link={AppLink} />
}
