import { createContext } from 'react'

/** The form above the social buttons: its data goes along with a sign-in that starts there. */
export interface SocialSource {
  readonly formName: string
  readonly readPromocode: () => string | undefined
}

export const SocialSourceContext = createContext<SocialSource | null>(null)
