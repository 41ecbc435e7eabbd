// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const promoCodeWords = {
  promo_code_add: 'Add a promo code',
} as const satisfies Catalogue
