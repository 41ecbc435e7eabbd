import { expect, newPerson, test } from '../testing/foyer.ts'

test('A forged path or initiating domain in the state sends the browser to no other origin', async ({
  page,
  foyer,
}) => {
  const navigations: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== foyer.url) navigations.push(request.url())
  })
  await page.request.post('/web/v1/auth/register', { data: newPerson() })
  // Two of many payloads: core's unit tests cover all of them.
  for (const state of [
    { state: '', pathname: '/\\evil.example', vkLink: true },
    { state: 'x', pathname: '/', domainInitiatorRedirect: 'https://evil.example/' },
  ]) {
    const text = encodeURIComponent(encodeURIComponent(JSON.stringify(state)))
    await page.goto(`/oauth/google?state=${text}`)
    await expect.poll(() => new URL(page.url()).pathname, text).not.toBe('/oauth/google')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(foyer.url)
  }
  expect(navigations).toEqual([])
})
