import { findProvider } from '@foyer/core/social'
import { nameProvider, SocialCallback } from '@foyer/sign-in'
import { useCallback } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { SplitLayout } from '../../layout/split-layout.tsx'
import { reportUnusedPromocode } from '../../navigation/report-unused-promocode.ts'
import { createLinkedState } from '../../account/identities/linked-state.ts'
import type { ReturnState } from '../../navigation/return/return-path.ts'
import { NotFoundPage } from '../not-found-page.tsx'

/** The page that providers redirect to. */
export function SocialCallbackPage() {
  // Not `useParams`, which would add more of the router to the first page's code.
  const { social = '' } = matchPath('/oauth/:social', useLocation().pathname)?.params ?? {}
  const navigate = useNavigate()
  const replacePath = useCallback((path: string) => void navigate(path, { replace: true }), [navigate])
  // Anybody can write the address, so only known providers have a page: no other text is shown as a provider's name.
  if (findProvider(social) === undefined) return <NotFoundPage />
  return (
    <SplitLayout>
      <Page title={nameProvider(social)}>
        <SocialCallback
          key={social}
          social={social}
          onArrive={replacePath}
          onLinked={(path) => void navigate(path, { replace: true, state: createLinkedState(social) })}
          onPromocodeUnused={reportUnusedPromocode}
          onLinkBack={replacePath}
          onOtherWays={({ pathname, promocode }) => {
            const state: ReturnState = { from: pathname, promocode }
            void navigate('/sign-in', { replace: true, state })
          }}
        />
      </Page>
    </SplitLayout>
  )
}
