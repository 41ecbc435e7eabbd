import type { Page } from '@playwright/test'

/**
 * Has every page ask what an app can ask of its browser: no string becomes a script or markup.
 * @param names policies that may be made; none when absent
 * @returns what was refused, as it happens
 */
export async function requireTrustedTypes(page: Page, names = "'none'"): Promise<string[]> {
  const policy = `require-trusted-types-for 'script'; trusted-types ${names}`
  // For Chromium a page whose headers were changed on the way comes from the internet, and this machine is out of its reach.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    const request = route.request()
    // What others show in frames is theirs.
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()
    const response = await route.fetch()
    const own = response.headers()['content-security-policy'] ?? ''
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': `${own}; ${policy}` },
    })
  })
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      void Reflect.get(window, 'noteRefusal')(`${violatedDirective}: ${sample}`)
    }),
  )
  return refused
}
