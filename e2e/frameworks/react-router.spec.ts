import { test } from './testing/app.ts'
import { runJourney } from './testing/journey.ts'
import { expectHydrated, expectServerRendered } from './testing/server-rendering.ts'

// R10.37, R10.38, R10.39, R10.40, R10.41
test('React Router, set up by the guide: the server renders whole forms, recognises who is signed in, refuses others, and says when it cannot know', async ({
  page,
  app,
  browser,
}) => {
  app.follow('docs/frameworks/react-router.md', 'From an empty folder')
  await app.start(`npx react-router dev --strictPort --port ${new URL(app.origin).port}`)
  await expectHydrated(browser, app)
  await runJourney(page, app, {
    page: { path: '/orders', away: 503 },
    recent: { method: 'POST', path: '/orders' },
  })
  await app.start('npx react-router-serve build/server/index.js')
  await expectServerRendered(browser, app)
})
