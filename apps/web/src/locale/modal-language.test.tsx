import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp, TestServer } from '../testing/render-app.tsx'

afterEach(() => {
  document.documentElement.lang = 'en'
})

const dialogs = [
  [
    'sign-in',
    '/checkout',
    page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
    'Sign in',
    'Connexion',
  ],
  ['terms', '/checkout', page.getByRole('main').getByRole('link', { name: 'terms' }), 'Terms', 'Conditions'],
  [
    'samples',
    '/kit/notices',
    page.getByRole('button', { name: 'Delete the draft…' }),
    'Delete the draft?',
    'Supprimer le brouillon ?',
  ],
] as const

it.each(dialogs)(
  'follows the page’s language, even if that is loaded after it was opened: the dialog of %s',
  async (_case, path, opener, title, french) => {
    const language = await renderApp(path, new TestServer(null))
    await opener.click()
    await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await language.choose('fr')
    const dialog = page.getByRole('dialog', { name: french, exact: true })
    await expect.element(dialog.getByRole('button', { name: 'Fermer' })).toBeVisible()
    expect(dialog.element().textContent).not.toMatch(/Sign in|Password|order|draft/i)
  },
)
