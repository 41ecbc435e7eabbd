import type { SignInMessages } from '@foyer/sign-in'
import { headers } from 'next/headers'

/** The languages of this app, of Foyer's ten. The first one is for everybody else. */
const catalogues = {
  'en-001': () => import('@foyer/core/messages/en-001'),
  'de-DE': () => import('@foyer/core/messages/de-DE'),
}

type Lang = keyof typeof catalogues

/** The language that the browser asks for, and the messages of the forms in it. */
export async function loadLanguage(): Promise<{ readonly lang: Lang; readonly messages: SignInMessages }> {
  const wishes = ((await headers()).get('accept-language') ?? '').toLowerCase().split(/\s*,\s*/)
  const known = Object.keys(catalogues) as Lang[]
  const lang =
    wishes.map((wish) => known.find((name) => name.slice(0, 2) === wish.slice(0, 2))).find(Boolean) ??
    'en-001'
  const { kit, validation, signIn } = await catalogues[lang]()
  return { lang, messages: { ...kit, ...validation, ...signIn } }
}
