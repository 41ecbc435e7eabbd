import type { Ended, User } from '@foyer/core/wire'
import type { CaptchaUse } from '../auth-form/use-auth-form.ts'
import type { MethodId } from '../methods/methods.ts'
import type { ReachableKinds } from '../settings/use-reachable-methods.ts'
import type { SignInMethods } from '../settings/use-sign-in-methods.ts'
import type { SignInSocialProps } from './sign-in-social.tsx'

export interface SignInProps extends SignInSocialProps {
  /** The sign-in methods, in the order of their tabs; a single one has no tabs. Default: e-mail. */
  readonly methods?: readonly [MethodId, ...MethodId[]] | undefined
  /** What people sign in with, besides `social`; the server refuses what it has switched off. Default: the server's setting. */
  readonly signInMethods?: SignInMethods | undefined
  /**
   * The kinds of identifiers that messages can be sent to. Without passwords, methods of other kinds are left out, because no code would
   * arrive. Default: the server's setting.
   */
  readonly reachableKinds?: ReachableKinds | undefined
  /** The addresses of other pages. A link without an address is not shown. */
  readonly links?:
    | { readonly signUp?: string | undefined; readonly recovery?: string | undefined }
    | undefined
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
  /**
   * A code was the first proof that the account is the person's, and has ended what was there before. Called before the session begins, so
   * that the app can choose the next page.
   */
  readonly onEnded?: ((ended: Ended) => void) | undefined
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}
