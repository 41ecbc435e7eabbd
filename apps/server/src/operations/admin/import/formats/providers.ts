/** What other systems call the providers of Foyer whose ids of a person are the same everywhere. */
const names: Readonly<Record<string, string>> = {
  google: 'google',
  'google.com': 'google',
  'google-oauth2': 'google',
  facebook: 'facebook',
  'facebook.com': 'facebook',
  twitter: 'x',
  'twitter.com': 'x',
  x: 'x',
  discord: 'discord',
  yandex: 'yandex',
}

/** `undefined`: Foyer does not know the provider, or its ids of a person are others. */
export function findSocial(provider: string | undefined): string | undefined {
  return provider !== undefined && Object.hasOwn(names, provider) ? names[provider] : undefined
}
