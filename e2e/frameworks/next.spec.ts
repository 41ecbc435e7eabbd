import { test } from './testing/app.ts'
import { walkAccount } from './testing/account.ts'
import { runJourney } from './testing/journey.ts'
import { expectHydrated, expectServerRendered } from './testing/server-rendering.ts'

// R10.37, R10.38, R10.39, R10.40, R10.41
test('Next.js, made by npm create foyer: the server renders whole forms, mailed links open its pages, and it recognises who is signed in, refuses others, and says when it cannot know', async ({
  page,
  app,
  browser,
}) => {
  app.create('--template next --back-end')
  await app.start('npx next dev')
  await expectHydrated(browser, app)
  app.run('npm run build')
  await app.start('npm start')
  await expectServerRendered(browser, app)
  await walkAccount(browser, app)
  await runJourney(page, app, {
    // Next.js answers 500 whenever a page throws, here because Foyer is stopped: docs/back-ends.md.
    page: { path: '/orders', away: 500 },
    call: '/api/me',
    recent: {
      method: 'GET',
      path: '/api/orders',
      button: { page: '/orders', name: 'Read my orders' },
    },
  })
})
