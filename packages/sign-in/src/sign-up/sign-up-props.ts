import type { PasswordProfile } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import type { CaptchaUse } from '../auth-form/use-auth-form.ts'
import type { MethodId } from '../methods/methods.ts'
import type { ReachableKinds } from '../settings/use-reachable-methods.ts'
import type { SignInMethods } from '../settings/use-sign-in-methods.ts'

export interface SignUpProps {
  /** The identifiers of accounts, in the order of their tabs; a single one has no tabs. Default: e-mail. */
  readonly methods?: readonly [MethodId, ...MethodId[]] | undefined
  /** What people sign in with, besides `social`: without `password` the form asks for none. Default: the server's setting. */
  readonly signInMethods?: SignInMethods | undefined
  /**
   * The kinds of identifiers that messages can be sent to; methods of other kinds are left out, because the server refuses their accounts.
   * Default: the server's setting.
   */
  readonly reachableKinds?: ReachableKinds | undefined
  /** The address of the sign-in page. Without it there is no link. */
  readonly links?: { readonly signIn?: string | undefined } | undefined
  /** The rules for the new password, to be shown; the server enforces its own. Default: the server's setting. */
  readonly passwordProfile?: PasswordProfile | undefined
  /** Shows a promo code field. Default: false. */
  readonly hasPromocode?: boolean | undefined
  /** The initial promo code, such as one typed on the other form. Keep it the same between renders. */
  readonly promocode?: string | undefined
  /** Called as the promo code is typed: pass it to the other form when the person goes there, but never in an address. */
  readonly onPromocodeChange?: ((code: string) => void) | undefined
  /** Asks for the date of birth, which is optional, in three fields. Default: false. */
  readonly hasDateOfBirth?: boolean | undefined
  /** A line, or a checkbox, above the button: what the person agrees to. */
  readonly terms?: ReactNode
  /** Other ways to create an account, shown below an 'or': `<SocialButtons />`. The promo code is sent along. */
  readonly social?: ReactNode
  /** Focuses the first field when the form opens, if the device has a keyboard and nothing else has the focus. Default: false. */
  readonly autofocus?: boolean | undefined
  /**
   * False: the form begins with its fields, because the dialog or page around it has a heading. The steps that may follow keep theirs.
   * Default: true.
   */
  readonly hasTitle?: boolean | undefined
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Always, never, or 'questionable': if the server says so. Default: 'questionable' if the provider has a captcha. */
  readonly captcha?: CaptchaUse | undefined
  /** Called when the person is signed in; `useSession` has them already. */
  readonly onSuccess?: ((user: User) => void) | undefined
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}
