import { makeDataDir, startProduct } from '../testing/products/product.ts'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { ownAddress, signIn, signOut, signUp } from '../testing/forms.ts'

test('An account made through the form is there after a restart, and so is its session', async ({ page }) => {
  const { dataDir, remove } = await makeDataDir()
  try {
    const person = newPerson()
    const before = await startProduct(dataDir)
    await signUp(page, person, before.product.url)
    await before.end()

    const after = await startProduct(dataDir)
    expect(after.product.demo).toEqual(before.product.demo)
    // Cookies are independent of the port: the browser is still signed in.
    await page.goto(`${after.product.url}/account`)
    await expect(ownAddress(page, person)).toBeVisible()
    await signOut(page)

    await signIn(page, person, after.product.url)
    await after.end()
  } finally {
    await remove()
  }
})
