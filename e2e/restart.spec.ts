import { makeDataDir, startProduct } from './product.ts'
import { expect, newPerson, signUp, test } from './foyer.ts'

test('An account made through the form is there after a restart, and so is its session', async ({ page }) => {
  const { dataDir, remove } = await makeDataDir()
  try {
    const person = newPerson()
    const before = await startProduct(dataDir)
    await signUp(page, person, before.product.url)
    await before.end()

    const after = await startProduct(dataDir)
    expect(after.product.demo).toEqual(before.product.demo)
    // Cookies know no ports: the browser is still signed in.
    await page.goto(`${after.product.url}/account`)
    await expect(page.getByText(person.email)).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()

    await page.goto(`${after.product.url}/sign-in`)
    await page.getByLabel('E-mail', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(person.email)).toBeVisible()
    await after.end()
  } finally {
    await remove()
  }
})
