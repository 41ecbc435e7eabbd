import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { enter } from '../testing/forms.ts'

interface Row {
  /** The name of its step. */
  readonly what: string
  readonly path: string
  /** Opens what the opener stands in. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly opener: (page: Page) => Locator
  /** The accessible name of the dialog. */
  readonly name: string | RegExp
}

const ofStrangers: readonly Row[] = [
  {
    what: 'the terms over a form',
    path: '/checkout',
    opener: (page) => page.getByRole('main').getByRole('link', { name: 'terms' }),
    name: 'Terms',
  },
  {
    what: 'the list of countries',
    path: '/checkout',
    opener: (page) => page.getByRole('button', { name: /^(Country:|Choose a country)/ }),
    name: 'Choose a country',
  },
]

const ofMembers: readonly Row[] = [
  {
    what: 'the list of currencies',
    path: '/account/profile',
    prepare: (page) => page.getByRole('button', { name: 'Edit: Currency' }).click(),
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Currency', exact: true }),
    name: 'Choose a currency',
  },
  {
    what: 'the question before an account is deleted',
    path: '/account/data',
    opener: (page) => page.getByRole('button', { name: 'Delete account…' }),
    name: 'Delete your account?',
  },
]

async function openAndEscape(page: Page, { path, prepare, opener, name }: Row): Promise<void> {
  await page.goto(path)
  await prepare?.(page)
  const control = opener(page)
  const dialog = page.getByRole('dialog', { name })
  for (const open of [() => control.click(), () => control.press('Enter')]) {
    await open()
    await expect(dialog).toBeVisible()
    // The focus is inside the dialog.
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(control).toBeFocused()
  }
}

test('Escape closes every dialog, opened by a press or by a key, and gives the focus back', async ({
  page,
}) => {
  for (const row of ofStrangers) await test.step(row.what, () => openAndEscape(page, row))
  await enter(page)
  for (const row of ofMembers) await test.step(row.what, () => openAndEscape(page, row))
})
