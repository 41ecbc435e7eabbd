export { ageBounds, latestDay, localDay } from './age-bounds.ts'
export { checkOrder, type OrderRefusal } from './check-order.ts'
export { checkoutCountries, checkoutCurrencies, checkoutValidators, servedStates } from './checkout-rules.ts'
export { type OrderFields } from './order-fields.ts'
