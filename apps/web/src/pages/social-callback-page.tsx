import { nameProvider, SocialCallback } from '@foyer/sign-in'
import { useCallback } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { createLuggageState } from '../navigation/return-path.ts'

/** Where a provider leads people back to. */
export function SocialCallbackPage() {
  // Not `useParams`, which would bring 3 kB of the router into the first page.
  const { social = '' } = matchPath('/oauth/:social', useLocation().pathname)?.params ?? {}
  const navigate = useNavigate()
  const arrive = useCallback((path: string) => void navigate(path, { replace: true }), [navigate])
  return (
    <SplitLayout>
      <Page title={nameProvider(social)}>
        <SocialCallback
          key={social}
          social={social}
          onArrive={arrive}
          onLinkBack={arrive}
          onOtherWays={(luggage) =>
            void navigate('/sign-in', { replace: true, state: createLuggageState(luggage) })
          }
        />
      </Page>
    </SplitLayout>
  )
}
