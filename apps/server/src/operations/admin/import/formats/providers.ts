/** Other systems' names for providers. Only those that give a person the same id in Foyer as there. */
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

/** `undefined`: Foyer does not have the provider, or gets different ids from it. */
export function findSocial(provider: string | undefined): string | undefined {
  return provider !== undefined && Object.hasOwn(names, provider) ? names[provider] : undefined
}
