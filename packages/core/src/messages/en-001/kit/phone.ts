// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const phoneWords = {
  phone_country: 'Country: {country}, +{code}',
  phone_country_none: 'Country: not known yet',
  phone_locked: 'Only numbers that begin with +{code} are taken here',
} as const
