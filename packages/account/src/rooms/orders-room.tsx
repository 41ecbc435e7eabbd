import { Orders } from '../orders/orders.tsx'

export function OrdersRoom() {
  return <Orders />
}
