import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { renderApp, TestServer } from '../../testing/render-app.tsx'

const heading = page.getByRole('heading', { level: 1 })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const tabs = page.getByRole('navigation', { name: 'Parts of the form kit' })
const tabLink = (name: string) => tabs.getByRole('link', { name })
const notice = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })
const dialog = page.getByRole('dialog', { name: 'Delete the draft?' })

const openPage = (path: string) => renderApp(path, new TestServer(null))
afterEach(() => page.viewport(1280, 800))

describe('The form of the kit', () => {
  // R3.25, R3.26, R3.37, R5.7, R5.16, R5.25, R5.26
  it('groups its fields, shapes what is typed, and says that all is complete', async () => {
    await openPage('/kit')
    await expect.element(heading).toHaveTextContent('Form kit')
    const company = page.getByRole('group', { name: 'Company' })
    await expect.element(company).toHaveAccessibleDescription('As it stands in the register')
    await expect.element(field('VAT number')).toHaveAttribute('placeholder', 'GB 123 456 789')
    // The button fills the column, as in every form.
    const checkButton = button('Check the form').element()
    expect(checkButton.getBoundingClientRect().width).toBe(
      checkButton.closest('form')?.getBoundingClientRect().width,
    )
    await company.getByLabelText('Company name').fill('Arches Ltd')
    await field('Number of employees').fill('12')
    await field('VAT number').click()
    await userEvent.keyboard('de123456789')
    await expect.element(field('VAT number')).toHaveValue('de 123 456 789')
    await field('Work e-mail').fill('anna@ex')
    await page.getByRole('option', { name: 'anna@example.org' }).click()
    await expect.element(field('Work e-mail')).toHaveValue('anna@example.org')
    // The calling code of the only country is there from the start; numbers of other countries cannot be typed.
    await field('Office phone').click()
    await userEvent.keyboard('2079460000')
    await expect.element(field('Office phone')).toHaveValue('44 20 7946 0000')
    await field('Mobile phone').fill('7400123456')
    await expect.element(field('Mobile phone')).toHaveValue('44 7400 123456')
    await button('Check the form').click()
    await expect.element(notice('Everything is complete')).toHaveTextContent('Nothing was sent.')
    expect(await findAxeViolations(page.getByRole('main').element())).toEqual([])
  })

  it('says what is missing or wrong, and leads to the first of it', async () => {
    await openPage('/kit')
    await field('Number of employees').fill('0')
    await field('VAT number').fill('GB12')
    await button('Check the form').click()
    await expect.element(field('Company name')).toHaveFocus()
    await expect.element(field('Number of employees')).toHaveAccessibleDescription('Enter 1 or more')
    await expect.element(field('VAT number')).toHaveAccessibleDescription('Enter two letters and nine digits')
    expect(await findAxeViolations(page.getByRole('main').element())).toEqual([])
  })

  it('keeps what was typed while a person looks at the other part', async () => {
    await openPage('/kit')
    await field('Company name').fill('Arches Ltd')
    await tabLink('Notices').click()
    await expect.element(heading).toHaveTextContent('Notices and dialogs')
    await expect.element(heading).toHaveFocus()
    await expect.element(field('Company name')).not.toBeVisible()
    await tabLink('Form').click()
    await expect.element(field('Company name')).toHaveValue('Arches Ltd')
  })
})

// R2.20, R2.21
it.each([
  ['/kit', 'Form'],
  ['/kit/notices', 'Notices'],
])(
  'The parts of the form kit are tabs with addresses, and only the tab of %s is marked there',
  async (path, name) => {
    await openPage(path)
    await expect.element(tabLink(name)).toHaveAttribute('aria-current', 'page')
    expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1)
  },
)

describe('The notices of the kit', () => {
  // R3.59, R4.37
  it.each([
    ['Reminder', 'Your draft is a day old.', []],
    ['Information', 'A newer version is shown.', ['Information']],
    ['Success', 'Your changes have been saved.', ['Success']],
    ['Error', 'The changes could not be saved. Try again.', ['Error']],
  ])('show as %s a title, a text, and their kind', async (title, text, kinds) => {
    await openPage('/kit/notices')
    await button(title).click()
    await expect.element(notice(text)).toHaveTextContent(`${title}${text}`)
    const icons = notice(text).getByRole('img').elements()
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual(kinds)
  })

  it('can have a button of their own', async () => {
    await openPage('/kit/notices')
    await button('Archive').click()
    await button('Undo').click()
    await expect.element(notice('The draft is back.')).toBeVisible()
    await expect.element(notice('The draft is in the archive.')).not.toBeInTheDocument()
  })

  it('are all closed at once', async () => {
    await openPage('/kit/notices')
    for (const name of ['Reminder', 'Information', 'Success']) await button(name).click()
    await button('Close all').click()
    await expect.element(page.getByText('Your draft is a day old.')).not.toBeInTheDocument()
    await expect.element(page.getByText('Your changes have been saved.')).not.toBeInTheDocument()
  })

  // R9.18
  it.each([
    ['Top left', 'start', 'top'],
    ['Bottom left', 'start', 'bottom'],
    ['Top right', 'end', 'top'],
    ['Bottom right', 'end', 'bottom'],
  ])('appear in the corner that the person chooses: %s', async (corner, side, edge) => {
    await openPage('/kit/notices')
    await page.getByRole('tab', { name: corner }).click()
    await button('Success').click()
    const shownNotice = notice('Your changes have been saved.')
    await expect.element(shownNotice).toBeVisible()
    // It is still moving until its transition ends.
    await Promise.all(
      shownNotice
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const { left, right, top, bottom } = shownNotice.element().getBoundingClientRect()
    expect(side === 'start' ? left < 100 : right > innerWidth - 100).toBe(true)
    expect(edge === 'top' ? top < 100 : bottom > innerHeight - 100).toBe(true)
  })
})

describe('The dialog of the kit', () => {
  const openDialog = async (): Promise<void> => {
    await openPage('/kit')
    await tabLink('Notices').click()
    await button('Delete the draft…').click()
    await expect.element(dialog).toBeVisible()
  }

  // R3.17
  it.each([
    ['Yes, delete it', 'The draft is deleted'],
    ['Keep it', 'The draft is kept'],
    ['Close', 'The draft is kept'],
  ])('reports the answer that was given by “%s”', async (name, answer) => {
    await openDialog()
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect.element(notice(answer)).toHaveTextContent('You have answered in the dialog.')
    await expect.element(button('Delete the draft…')).toHaveFocus()
  })

  it.each([
    [
      'a link of its text was followed',
      () => dialog.getByRole('link', { name: 'form' }).click(),
      'You have followed a link in the dialog.',
    ],
    [
      'the page was left',
      async () => (tabLink('Form').element() as HTMLElement).click(),
      'The page was left while the dialog was open.',
    ],
  ])('reports on the next page that %s', async (_how, leavePage, expectedText) => {
    await openDialog()
    const originalUrl = location.href
    onTestFinished(() => history.replaceState(null, '', originalUrl))
    // The tests' router keeps its address in memory, but the dialog reads the browser's.
    history.replaceState(null, '', '/kit')
    await leavePage()
    await expect.element(heading).toHaveTextContent('Form kit')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(notice('The draft is kept')).toHaveTextContent(expectedText)
  })
})
