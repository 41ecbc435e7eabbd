import { requireUser } from '../../lib/foyer'
import { ReadOrders } from './read-orders'

export default async function OrdersPage() {
  const user = await requireUser({ from: '/orders' })
  return (
    <>
      <h1>Orders of {user.email ?? user.name}</h1>
      <ReadOrders />
    </>
  )
}
