// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const phoneWords = {
  phone_country: ({ code, country }) => `Country: ${country}, +${code}`,
  phone_country_none: 'Country: not known yet',
  phone_locked: ({ code }) => `Only numbers that begin with +${code} are taken here`,
} as const satisfies Catalogue
