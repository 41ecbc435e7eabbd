/** A provider that implements OpenID Connect completely. */
export interface OpenIdProvider {
  readonly id: string
  readonly title: string
}

/** YouTube accounts are Google accounts; they use the same protocol at separate addresses here. */
export const openIdProviders: readonly OpenIdProvider[] = [
  { id: 'google', title: 'Google' },
  { id: 'youtube', title: 'YouTube' },
]
