import { expect } from '../testing/foyer.ts'
import { test } from './testing/app.ts'
import { runJourney } from './testing/journey.ts'

// R10.37, R10.38, R10.39, R10.40
test('SvelteKit, set up by the guide: its back end recognises who is signed in, refuses others, says when it cannot know, and lets people sign out', async ({
  page,
  app,
}) => {
  app.follow('docs/frameworks/sveltekit.md', 'From an empty folder')
  await app.start(`npx vite preview --strictPort --port ${new URL(app.origin).port}`)
  await runJourney(page, app, {
    page: { path: '/orders', away: 503 },
    call: '/api/orders',
    recent: { method: 'DELETE', path: '/api/orders' },
  })
  await page.goto(app.origin)
  // Repeated, because a press before hydration is lost.
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await expect(async () => {
    if (await signOut.isVisible()) await signOut.click()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  }).toPass()
})
