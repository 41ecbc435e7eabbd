import type { ResponseBody, User } from '@foyer/core/wire'
import { anna, settings, TestServer } from './render-app.tsx'

interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: Readonly<Record<string, unknown>>
}

export interface CheckoutServer extends TestServer {
  readonly asked: readonly Asked[]
  /** The answers to the next orders; further ones succeed. */
  readonly answersToOrders: Response[]
  /** May the caller see the order? */
  hasOrder: boolean
}

/** A fake server with the calls of the checkout; others are answered like in other tests. */
export function createCheckoutServer(user: User | null = null): CheckoutServer {
  const asked: Asked[] = []
  const plain = new TestServer(user)
  const answerOther = plain.fetch
  const server: CheckoutServer = Object.assign(plain, { asked, answersToOrders: [], hasOrder: true })
  server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    if (path.endsWith('/settings'))
      return Response.json({ settings: { ...settings, currency: { value: 'EUR' } } })
    const isOffer = path.endsWith('/checkout') && request.method === 'GET'
    if (isOffer || !/checkout|promocodes|orders\//.test(path)) return answerOther(input, init)
    if (path.includes('/orders/'))
      return path.endsWith(placedOrder.number) && server.hasOrder
        ? Response.json(placedOrder)
        : Response.json({ code: 'not_found', message: 'There is none' }, { status: 404 })
    const body = await request.json()
    asked.push({ path, key: request.headers.get('Idempotency-Key'), body })
    return path.endsWith('/check') ? checkVoucher(body.code) : (server.answersToOrders.shift() ?? placed())
  }
  return server
}

const placedOrder: ResponseBody<'order'> = {
  number: 'F6K9-T7Q2',
  createdAt: '2026-11-22T12:00:00.000Z',
  currency: 'EUR',
  price: 4500,
  discount: 450,
  total: 4050,
  phone: '+4915112345678',
  email: 'anna@example.com',
  name: 'Anna Schmidt',
  country: 'DE',
  addressLine1: 'Invalidenstraße 1',
  addressLine2: null,
  district: null,
  city: 'Berlin',
  state: null,
  zipCode: '10115',
}

function checkVoucher(code: string): Response {
  return Response.json(
    code === 'GOOD'
      ? { isValid: true, discount: { percent: 10, amount: null } }
      : { isValid: false, message: 'No such code' },
  )
}

function placed(): Response {
  const { number, createdAt, currency, price, discount, total } = placedOrder
  return Response.json({ id: anna.id, number, createdAt, currency, price, discount, total }, { status: 201 })
}
