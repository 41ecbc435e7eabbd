import { useFreshAfterSuccess } from '../session/use-fresh-after-success.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInProps } from './sign-in-props.ts'

/**
 * The sign-in form: with a password, or a code that is sent.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignIn(props: SignInProps) {
  const { key, onSuccess } = useFreshAfterSuccess(props.onSuccess)
  return <SignInForm key={key} {...props} onSuccess={onSuccess} />
}
