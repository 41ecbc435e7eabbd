export { ageBounds, firstBirthday, latestDay, localDay, type BirthIssue } from './age-bounds.ts'
export { checkOrder, type OrderIssue } from './check-order.ts'
export {
  addressValidators,
  checkoutCountries,
  checkoutCurrencies,
  checkoutValidators,
  isServed,
  servedStates,
} from './checkout-rules.ts'
export { type OrderFields } from './order-fields.ts'
export { priceOrder, formatMoney, type Discount, type OrderAmounts } from './order-amounts.ts'
