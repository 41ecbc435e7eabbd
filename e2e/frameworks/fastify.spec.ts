import { test } from './testing/app.ts'
import { walkAccount } from './testing/account.ts'
import { walk } from './testing/journey.ts'

// R10.37, R10.38, R10.39, R10.40
test('Fastify, made by npm create foyer: mails lead to its pages, and its back end knows who is signed in, refuses who is not, and says when it cannot know', async ({
  page,
  app,
  browser,
}) => {
  app.create('--template vite --back-end')
  app.run('npm run build')
  await app.start('npm start')
  await walkAccount(browser, app)
  await walk(page, app, { call: '/api/me', recent: { method: 'GET', path: '/api/orders' } })
})
