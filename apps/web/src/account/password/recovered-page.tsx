import { Recovered } from '@foyer/account'
import { useLocation, useNavigate } from 'react-router'
import { useReturnPath } from '../../navigation/return/use-return-path.ts'
import { Loading } from '../../pages/lazy/loading.tsx'
import { MemberLayout } from '../layout/member-layout.tsx'
import { AccountMessages } from '../locale/account-messages.tsx'
import { createRecoveredState, readHadPassword, readUnlinked } from './recovered-state.ts'

/** Shown after a recovery, and after a code that was the first proof of the account. */
export function RecoveredPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const unlinked = readUnlinked(location)
  const next = useReturnPath()
  return (
    <AccountMessages>
      <MemberLayout>
        <Recovered
          unlinked={unlinked}
          hadPassword={readHadPassword(location)}
          onPasswordSet={() =>
            void navigate('.', { replace: true, state: createRecoveredState({ unlinked }, next) })
          }
          onContinue={() => void navigate(next, { replace: true })}
          loading={<Loading />}
        />
      </MemberLayout>
    </AccountMessages>
  )
}
