import { createContext } from 'react'

/** The form that social buttons stand below: what of it travels with a sign-in that begins there. */
export interface SocialSource {
  readonly formName: string
  readonly readPromocode: () => string | undefined
}

export const SocialSourceContext = createContext<SocialSource | null>(null)
