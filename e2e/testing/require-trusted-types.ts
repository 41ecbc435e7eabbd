import type { Page } from '@playwright/test'

/**
 * Features of the app that Trusted Types may block: the fingerprint agent measures in a frame whose document it writes, and the service
 * worker is registered by a plain address.
 */
export const allowedSinks = /HTMLIFrameElement srcdoc|ServiceWorkerContainer register/

/**
 * Makes all pages require Trusted Types.
 * @param policyNames the allowed policies; none by default
 * @returns the blocked sinks, as they occur
 */
export async function requireTrustedTypes(page: Page, policyNames = "'none'"): Promise<string[]> {
  const policy = `require-trusted-types-for 'script'; trusted-types ${policyNames}`
  // Chromium treats a page with modified headers as a public one, which may not access this machine without the permission.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    const request = route.request()
    // Documents in frames of other sites are not changed.
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()
    const response = await route.fetch()
    const ownPolicy = response.headers()['content-security-policy'] ?? ''
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': `${ownPolicy}; ${policy}` },
    })
  })
  const refusedSinks: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => refusedSinks.push(text))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      void Reflect.get(window, 'noteViolation')(`${violatedDirective}: ${sample}`)
    }),
  )
  return refusedSinks
}
