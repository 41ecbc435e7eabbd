import type { PartNames } from '@foyer/core/address'
import type { CheckoutMessages } from '@foyer/core/messages/checkout'

type Label = keyof CheckoutMessages

/** What the parts of an address are called. */
export const partLabels = {
  state: {
    area: 'checkout_area',
    county: 'checkout_county',
    department: 'checkout_department',
    district: 'checkout_district',
    do_si: 'checkout_do_si',
    emirate: 'checkout_emirate',
    island: 'checkout_island',
    oblast: 'checkout_oblast',
    parish: 'checkout_parish',
    prefecture: 'checkout_prefecture',
    province: 'checkout_province',
    state: 'checkout_state',
  },
  city: {
    city: 'checkout_city',
    district: 'checkout_district',
    post_town: 'checkout_post_town',
    suburb: 'checkout_suburb',
  },
  district: {
    district: 'checkout_district',
    neighborhood: 'checkout_neighborhood',
    suburb: 'checkout_suburb',
    townland: 'checkout_townland',
    village_township: 'checkout_village_township',
  },
} as const satisfies { readonly [Part in keyof PartNames]: Readonly<Record<PartNames[Part], Label>> }
