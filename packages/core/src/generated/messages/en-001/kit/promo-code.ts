// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const promoCodeMessages = {
  promo_code_add: 'Add a promo code',
} as const satisfies Catalogue
