import express from 'express5'
import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { foyerTest as test } from '../testing/foyer-test.ts'
import { whileListening } from '../testing/listen.ts'
import { createGuards } from './express.ts'

function createApp(foyer: Foyer) {
  const { requireUser, userOf, answerErrors } = createGuards(foyer)
  const app = express()
  app.get('/me', requireUser(), (request, response) => {
    response.json({ id: userOf(request).id })
  })
  app.get('/recent', requireUser({ recent: true }), (_request, response) => {
    response.json({})
  })
  app.get('/thrown', async (request, response) => {
    response.json(await foyer.requireUser(request))
  })
  app.get('/unguarded', (request, response) => {
    response.json(userOf(request))
  })
  app.get('/broken', requireUser(), () => {
    throw new Error('This is not of Foyer.')
  })
  app.use(answerErrors)
  app.use(((error, _request, response, _next) => {
    response.status(418).send((error as Error).message)
  }) satisfies express.ErrorRequestHandler)
  return app
}

// R10.39
describe('an Express app', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      await whileListening(createApp(foyer), async (url) => {
        const response = await fetch(url + path, { headers: { cookie } })
        expect(response.status).toBe(status)
        expect(await response.json()).toEqual(body)
        expect(response.headers.get('retry-after')).toBe(retryAfter)
      })
    },
  )

  test('does not run the handler behind a guard for a stranger', async ({ foyer }) => {
    const ran: unknown[] = []
    const app = express()
    app.get('/me', createGuards(foyer).requireUser(), (request, response) => {
      ran.push(request.url)
      response.end()
    })
    await whileListening(app, async (url) => {
      expect((await fetch(`${url}/me`)).status).toBe(401)
    })
    expect(ran).toEqual([])
  })

  test('gets errors that are not Foyer’s, and answers 500 where a guard is missing', async ({ foyer }) => {
    const headers = { cookie: 'foyer-session=ada' }
    await whileListening(createApp(foyer), async (url) => {
      const broken = await fetch(`${url}/broken`, { headers })
      expect([broken.status, await broken.text()]).toEqual([418, 'This is not of Foyer.'])
      const unguarded = await fetch(`${url}/unguarded`, { headers })
      expect([unguarded.status, await unguarded.json()]).toEqual([
        500,
        { code: 'foyer_misconfigured', message: 'The server is not set up correctly.' },
      ])
    })
  })

  test('breaks off an answer that has begun, and passes the error on', async ({ foyer }) => {
    const heard: unknown[] = []
    const app = express()
    app.get('/begun', async (request, response) => {
      response.write('Half of an answer')
      await foyer.requireUser(request)
    })
    app.use(createGuards(foyer).answerErrors)
    app.use(((error, _request, response, _next) => {
      heard.push(error)
      response.destroy()
    }) satisfies express.ErrorRequestHandler)
    await whileListening(app, async (url) => {
      const response = await fetch(`${url}/begun`)
      await expect(response.text()).rejects.toThrow('terminated')
    })
    expect(heard).toMatchObject([{ code: 'unauthenticated' }])
  })
})
