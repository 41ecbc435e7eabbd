import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { ownAddress, signUp } from '../testing/forms.ts'
import { openWithWorker } from '../testing/open-with-worker.ts'

test.use({ serviceWorkers: 'allow' })

/** Collects the browser's errors and all failed answers; the missing page is requested on purpose. */
function listComplaints(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url()) problems.push(message.text())
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  return problems
}

for (const [description, serviceWorkers, paths] of [
  [
    'without the service worker, on pages that a stranger has no use for',
    'block',
    // every-page.spec.ts covers the other pages.
    [
      '/recover/done',
      '/undo#token=made-up',
      '/verify',
      '/account',
      '/account/security',
      '/goodbye',
      '/oauth/google',
      '/oauth/google/windows',
    ],
  ],
  ['with the service worker, on a page of each kind', 'allow', ['/', '/account', '/no/such/room']],
] as const)
  test.describe(description, () => {
    test.use({ serviceWorkers })

    test(`A stranger causes no console error and no request that the server refuses, ${description}`, async ({
      page,
    }) => {
      const problems = listComplaints(page)
      // The worker may not control the first page yet, but it controls all later ones.
      if (serviceWorkers === 'allow') await openWithWorker(page, '/')
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect(problems).toEqual([])
        })
    })
  })

test('Pages that are opened after a sign-up know the person, whatever the browser has cached before', async ({
  page,
}) => {
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const person = await signUp(page)
  await page.goto('/account/profile')
  await expect(ownAddress(page, person)).toBeVisible()
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
})
