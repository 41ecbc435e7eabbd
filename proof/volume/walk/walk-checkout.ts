import { order } from '../../../apps/server/src/testing/order.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { idempotent, type WalkEnvironment } from './walk-environment.ts'

export async function walkCheckout({ open }: WalkEnvironment): Promise<void> {
  const browser = open()
  await browser.call('register', { body: { email: newEmail(), password } })
  await browser.call('promocodesCheck', { body: { code: 'VOLUME', kind: 'voucher' } } as never)
  const headers = idempotent()
  for (let time = 0; time < 2; time++)
    await browser.call('checkout', { body: { ...order, voucher: 'VOLUME' }, headers })
  const { body } = await browser.call('orders')
  await browser.call('order', { params: { number: body.orders[0]?.number ?? '' } })
  await browser.call('checkout', { body: { ...order, email: newEmail() } })
}
