import { nameProvider } from '../../social/provider-name.ts'

/** 'Google or VK'. */
export function listProviders(socials: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(socials.map(nameProvider))
}
