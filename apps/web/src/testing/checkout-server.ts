import type { ResponseBody, User } from '@foyer/core/wire'
import { anna, settings, TestServer } from './render-app.tsx'

interface RecordedRequest {
  readonly path: string
  readonly key: string | null
  readonly body: Readonly<Record<string, unknown>>
}

export interface CheckoutServer extends TestServer {
  readonly requests: readonly RecordedRequest[]
  /** The answers to the next orders; further ones succeed. */
  readonly orderResponses: Response[]
  /** May the caller see the order? */
  hasOrder: boolean
}

/** A fake server with the calls of the checkout; others are answered like in other tests. */
export function createCheckoutServer(user: User | null = null): CheckoutServer {
  const requests: RecordedRequest[] = []
  const testServer = new TestServer(user)
  const originalFetch = testServer.fetch
  const server: CheckoutServer = Object.assign(testServer, {
    requests,
    orderResponses: [],
    hasOrder: true,
  })
  server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    if (path.endsWith('/settings') && testServer.answers['GET /web/v1/settings'] === undefined)
      return Response.json({ settings: { ...settings, currency: { value: 'EUR' } } })
    const isOffer = path.endsWith('/checkout') && request.method === 'GET'
    if (isOffer || !/checkout|promocodes|orders\//.test(path)) return originalFetch(input, init)
    if (path.includes('/orders/'))
      return path.endsWith(placedOrder.number) && server.hasOrder
        ? Response.json(placedOrder)
        : Response.json({ code: 'not_found', message: 'There is none' }, { status: 404 })
    const body = await request.json()
    requests.push({ path, key: request.headers.get('Idempotency-Key'), body })
    return path.endsWith('/check')
      ? checkVoucher(body.code)
      : (server.orderResponses.shift() ?? createPlacedResponse())
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

function createPlacedResponse(): Response {
  const { number, createdAt, currency, price, discount, total } = placedOrder
  return Response.json({ id: anna.id, number, createdAt, currency, price, discount, total }, { status: 201 })
}
