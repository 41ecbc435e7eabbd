import { Authenticator } from '../factors/authenticator.tsx'
import { Passkeys } from '../factors/passkeys/passkeys.tsx'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import { Password } from '../password/password.tsx'
import { Sessions } from '../sessions/sessions.tsx'

export function SecurityRoom() {
  return (
    <>
      <Password />
      <Passkeys />
      <Authenticator />
      <RecoveryCodes />
      <Sessions />
    </>
  )
}
