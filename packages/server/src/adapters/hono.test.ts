import { Hono } from 'hono4'
import { validator } from 'hono4/validator'
import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { adasRequest, foyerTest as test } from '../testing/foyer-test.ts'
import { createGuards } from './hono.ts'

function createApp(foyer: Foyer) {
  const { requireUser, userOf, answerErrors } = createGuards(foyer)
  const app = new Hono()
  app.get('/me', requireUser(), (context) => context.json({ id: userOf(context).id }))
  app.get('/recent', requireUser({ recent: true }), (context) => context.json({}))
  app.get('/thrown', async (context) => context.json(await foyer.requireUser(context.req.raw)))
  app.get('/broken', requireUser(), () => {
    throw new Error('This is not of Foyer.')
  })
  app.post(
    '/order',
    validator('json', (order) => order),
    (context) => context.json({}),
  )
  app.onError(answerErrors)
  return app
}

// R10.39
describe('a Hono app', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      const response = await createApp(foyer).request(path, { headers: { cookie } })
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual(body)
      expect(response.headers.get('retry-after')).toBe(retryAfter)
    },
  )

  test('leaves the answer to Hono where Hono itself refuses a request', async ({ foyer }) => {
    const headers = { 'content-type': 'application/json' }
    const response = await createApp(foyer).request('/order', { method: 'POST', headers, body: '{' })
    expect([response.status, await response.text()]).toEqual([400, 'Malformed JSON in request body'])
  })

  test('rethrows errors that are not Foyer’s', async ({ foyer }) => {
    const asked = Promise.resolve(createApp(foyer).request('/broken', adasRequest))
    await expect(asked).rejects.toThrow('This is not of Foyer.')
  })
})
