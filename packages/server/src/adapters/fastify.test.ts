import fastify from 'fastify'
import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { adasRequest, foyerTest as test } from '../testing/foyer-test.ts'
import { createGuards } from './fastify.ts'

function createApp(foyer: Foyer) {
  const { requireUser, userOf, answerErrors } = createGuards(foyer)
  const app = fastify()
  app.setErrorHandler(answerErrors)
  app.get('/me', { preHandler: requireUser() }, (request) => ({ id: userOf(request).id }))
  app.get('/recent', { onRequest: requireUser({ recent: true }) }, () => ({}))
  app.get('/thrown', (request) => foyer.requireUser(request))
  app.get('/broken', { preHandler: requireUser() }, () => {
    throw new Error('This is not of Foyer.')
  })
  return app
}

// R10.39
describe('a Fastify app', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      const answer = await createApp(foyer).inject({ url: path, headers: { cookie } })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toEqual(body)
      expect(answer.headers['retry-after'] ?? null).toBe(retryAfter)
    },
  )

  test('gets errors that are not Foyer’s', async ({ foyer }) => {
    const answer = await createApp(foyer).inject({ url: '/broken', headers: adasRequest.headers })
    expect(answer.json()).toMatchObject({ statusCode: 500, message: 'This is not of Foyer.' })
  })
})
