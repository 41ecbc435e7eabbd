import type { User } from '@foyer/core/wire'
import type { Foyer } from '../plugins/foyer-context.ts'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useAuthForm, type AuthForm, type AuthFormOptions } from '../auth-form/use-auth-form.ts'

/** A form that sets a new password, and so signs the person in. */
export function useNewPasswordForm<Person extends User>(
  foyer: Foyer,
  options: AuthFormOptions<Person>,
): AuthForm<Person> {
  return useAuthForm(foyer, {
    ...options,
    send: async (...call) => checkSignedIn(foyer, await options.send(...call)),
    onSuccess(user) {
      foyer.session.accept(user)
      options.onSuccess?.(user)
    },
  })
}
