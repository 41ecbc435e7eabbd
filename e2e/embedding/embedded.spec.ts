import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { makeDataDir, startProduct } from '../testing/products/product.ts'

/** A site on another origin, with an empty page. */
async function openSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  const { port } = address
  // Of two sites for a browser, which are one server.
  return {
    origin: `http://localhost:${port}`,
    abroad: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  }
}

/** A call like `createApi` makes it, from a page on another origin. `refused`: the browser blocks the answer. */
function ask(page: Page, url: string, body?: object): Promise<string> {
  return page.evaluate(
    async ([address, json]) => {
      const init: RequestInit =
        json === undefined
          ? {}
          : {
              method: 'POST',
              body: json,
              headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
            }
      return fetch(address, { ...init, credentials: 'include' })
        .then(async (answer) => `${answer.status} ${(await answer.json()).email}`)
        .catch(() => 'refused')
    },
    [url, body && JSON.stringify(body)] as const,
  )
}

test('A page of an allowed origin signs a person in and knows who it is, if it is of the same site; a page elsewhere can do neither', async ({
  page,
}) => {
  const { dataDir, remove } = await makeDataDir()
  const [shop, elsewhere] = [await openSite(), await openSite()]
  const { product, end } = await startProduct(dataDir, {
    ALLOWED_ORIGINS: `${shop.origin},${shop.abroad}`,
  })
  const login = `${product.url}/web/v1/auth/login`
  const session = `${product.url}/web/v1/auth/session`
  try {
    await page.goto(elsewhere.origin)
    expect(await ask(page, login, product.demo)).toBe('refused')
    await page.goto(shop.origin)
    expect(await ask(page, login, product.demo)).toBe(`200 ${product.demo.email}`)
    await page.reload()
    expect(await ask(page, session)).toBe(`200 ${product.demo.email}`)
    await page.goto(elsewhere.origin)
    expect(await ask(page, session)).toBe('refused')
    // Allowed, but of another site: the browser neither sends the cookie nor keeps one.
    await page.goto(shop.abroad)
    expect(await ask(page, session)).toBe('401 undefined')
    expect(await ask(page, login, product.demo)).toBe(`200 ${product.demo.email}`)
    expect(await ask(page, session)).toBe('401 undefined')
  } finally {
    await end()
    shop.close()
    elsewhere.close()
    await remove()
  }
})
