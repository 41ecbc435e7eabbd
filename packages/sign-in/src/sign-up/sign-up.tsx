import { useFreshAfterSuccess } from '../session/use-fresh-after-success.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpProps } from './sign-up-props.ts'

/**
 * The form that creates an account and signs the person in: at once, or, if the server does not reveal who has an account, with a code.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignUp(props: SignUpProps) {
  const { key, onSuccess } = useFreshAfterSuccess(props.onSuccess)
  return <SignUpForm key={key} {...props} onSuccess={onSuccess} />
}
