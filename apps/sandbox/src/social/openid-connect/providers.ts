/** Who is a whole OpenID provider. */
export interface OpenIdProvider {
  readonly id: string
  readonly title: string
}

/** A YouTube account is a Google account, and signs in by the same protocol at addresses of its own here. */
export const openIdProviders: readonly OpenIdProvider[] = [
  { id: 'google', title: 'Google' },
  { id: 'youtube', title: 'YouTube' },
]
