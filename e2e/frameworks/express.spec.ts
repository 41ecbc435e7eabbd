import { test } from './testing/app.ts'
import { expectMissingFile } from './testing/missing-file.ts'
import { runJourney } from './testing/journey.ts'

// R10.37, R10.38, R10.39, R10.40
test('Express, set up by the guides: its back end recognises who is signed in, refuses others, says when it cannot know, and answers 404 for a missing script', async ({
  page,
  app,
}) => {
  app.follow('docs/embedding.md', 'From an empty folder')
  app.follow('docs/back-ends.md', 'Install')
  app.follow('docs/back-ends.md', 'Express')
  await app.start('npx tsx express.ts')
  await runJourney(page, app, { call: '/api/orders', recent: { method: 'DELETE', path: '/api/orders' } })
  await expectMissingFile(app.origin)
})
