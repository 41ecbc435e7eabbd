import type { User } from '@foyer/core/wire'
import type { Foyer } from '../plugins/foyer-context.ts'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useCallForm, type CallForm, type CallFormOptions } from '../auth-form/use-call-form.ts'

/** A form that signs somebody in. */
export function useAuthForm<Person extends User>(
  foyer: Foyer,
  options: CallFormOptions<Person>,
): CallForm<Person> {
  return useCallForm(foyer, {
    ...options,
    send: async (...call) => checkSignedIn(foyer, await options.send(...call)),
    onSuccess(user) {
      foyer.session.accept(user)
      options.onSuccess?.(user)
    },
  })
}
