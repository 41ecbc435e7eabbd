export { ageBounds, firstBirthday, latestDay, localDay, type BirthIssue } from './age-bounds.ts'
export { checkOrder, type OrderIssue } from './check-order.ts'
export {
  checkoutCountries,
  checkoutCurrencies,
  checkoutValidators,
  servedStates,
  zipValidators,
} from './checkout-rules.ts'
export { type OrderFields } from './order-fields.ts'
export { priceOrder, sayMoney, type Discount, type OrderAmounts } from './order-amounts.ts'
