import { useRef, type ReactNode } from 'react'
import styles from '../auth-form/auth-form.module.css'
import { LazyPromocodeField } from '../auth-form/lazy-promocode-field.tsx'
import { SocialSection } from '../auth-form/social-section.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface SignInSocialProps {
  /** Other ways to sign in, shown below an 'or': `<SocialButtons />`. */
  readonly social?: ReactNode
  /** Shows a promo code field, for people whose account is created by a social sign-in. */
  readonly hasPromocode?: boolean | undefined
  /** The initial promo code, such as one typed on the other form. Keep it the same between renders. */
  readonly promocode?: string | undefined
  /** Called as the promo code is typed: pass it to the other form when the person goes there, but never in an address. */
  readonly onPromocodeChange?: ((code: string) => void) | undefined
}

/** The social providers below the form, with the promo code for people whose account they create. */
export function SignInSocial({ social, hasPromocode, promocode, onPromocodeChange }: SignInSocialProps) {
  const { translate } = useFoyer('SignInSocial')
  const code = useRef(promocode ?? '')
  return (
    <SocialSection translate={translate} formName="sign-in" readPromocode={() => code.current}>
      {social}
      {hasPromocode && (
        <div className={styles.beside}>
          <LazyPromocodeField
            code={promocode}
            onChange={(typed) => {
              code.current = typed
              onPromocodeChange?.(typed)
            }}
          />
        </div>
      )}
    </SocialSection>
  )
}
