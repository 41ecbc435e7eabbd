import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { mockLocale } from '../testing/mock-locale.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { Recovery, type RecoveryProps } from './recovery.tsx'

const email = page.getByRole('combobox', { name: 'E-mail' })
const phone = page.getByRole('textbox', { name: 'Phone' })
const code = page.getByRole('textbox', { name: 'Code from the text message' })
const password = page.getByLabelText('New password', { exact: true })
const both = ['email', 'phone'] as const
const accepted = answerJson(202, {})
const over = answerJson(400, {
  code: 'recovery_invalid',
  message: 'This link or code no longer works. Ask for a new one.',
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function askByPhone(): Promise<void> {
  await page.getByRole('tab', { name: 'Phone' }).click()
  await phone.fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('heading', { name: 'Enter the code' })).toHaveFocus()
}

async function askByMail(): Promise<void> {
  await email.fill('anna@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

describe('<Recovery>', () => {
  it('shows no success ticks: a well-formed address may belong to nobody', async () => {
    await renderForm(<Recovery />, accepted)
    await email.fill('anna@example.com')
    await userEvent.tab()
    const label = page.getByText('E-mail', { exact: true }).element()
    expect(getComputedStyle(label, '::after').content).toBe('none')
  })

  it('requests a link, and says where to look without revealing whether there is an account', async () => {
    const { sent } = await renderForm(<Recovery />, accepted)
    await email.fill(' anna@example.com ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Check your e-mail' })).toHaveFocus()
    await expect.element(page.getByText('If there is an account for anna@example.com')).toBeVisible()
    // No word of any text stands alone on the last line.
    expect(getComputedStyle(page.getByText(/^Nothing there\?/).element()).textWrapStyle).toBe('pretty')
    expect(sent).toEqual([
      {
        body: expect.objectContaining({ email: 'anna@example.com', lang: 'en-001' }),
        key: expect.any(String),
      },
    ])
    expect(await findAxeViolations()).toEqual([])
  })

  it('goes back to the typed address, with the focus in its field', async () => {
    await renderForm(<Recovery />, accepted)
    await email.fill('anna@exampel.com')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(email).toHaveValue('anna@exampel.com')
    await expect.element(email).toHaveFocus()
  })

  it('begins a phone number in the country where the person is', async () => {
    mockLocale(['en-US', 'en'], 'Europe/Oslo')
    await renderForm(<Recovery methods={['phone']} />, accepted)
    await expect.element(page.getByRole('button', { name: 'Country: Norway, +47' })).toBeVisible()
  })

  it('takes the code of a text message with the new password, and signs the person in', async () => {
    const onSuccess = vi.fn<NonNullable<RecoveryProps['onSuccess']>>()
    const { sent, answer, session } = await renderForm(
      <Recovery methods={both} onSuccess={onSuccess} />,
      accepted,
    )
    await askByPhone()
    await expect.element(page.getByText(/account.*\+44\s20\s7946\s0000/)).toBeVisible()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('type', 'text')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username][name=username]')?.value).toMatch(
      /^\+/,
    )
    expect(await findAxeViolations()).toEqual([])
    answer.mockImplementation(answerJson(200, user))
    await code.fill('123 456')
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent[1]?.body).toMatchObject({ phone: '+442079460000', code: '123456', password: 'Corridor-1' })
    expect(session.getState()).toEqual({ status: 'signed-in', user })
  })

  it.each([
    ['Arabic', '١٢٣٤٥٦'],
    ['Persian', '۱۲۳۴۵۶'],
    ['full-width', '１２３４５６'],
    ['a pasted message of', 'Your code is 123456. Tell nobody.'],
  ])('takes a code in %s digits', async (_, typed) => {
    const { sent } = await renderForm(<Recovery methods={both} />, accepted)
    await askByPhone()
    await code.fill(typed)
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent[1]?.body).toMatchObject({ code: '123456' })
  })

  it('shows at the code field that the code is wrong, and keeps what was typed', async () => {
    const { answer } = await renderForm(<Recovery methods={both} />, accepted)
    await askByPhone()
    const message = 'That code is not right.'
    answer.mockImplementation(
      answerJson(422, {
        code: 'validation_failed',
        message: 'Look at the fields.',
        errors: [{ field: 'code', code: 'code_wrong', message }],
      }),
    )
    await code.fill('000000')
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAccessibleDescription(/That code is not right/)
    await expect.element(password).toHaveValue('Corridor-1')
  })

  it('continues where it was after a reload, and stores nothing that grants access', async () => {
    const { unmount } = await renderForm(<Recovery methods={both} />, accepted)
    await askByPhone()
    await code.fill('123456')
    await unmount()
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('123456')
    const { sent } = await renderForm(<Recovery methods={both} />, answerJson(200, user))
    await expect.element(page.getByText(/account.*\+44\s20\s7946\s0000/)).toBeVisible()
    await code.fill('123456')
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent[0]?.body).toMatchObject({ phone: '+442079460000', code: '123456' })
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('resumes its step after a reload: where to look for the link, or asking for the address again', async () => {
    const first = await renderForm(<Recovery />, accepted)
    await email.fill('anna@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await first.unmount()
    const second = await renderForm(<Recovery />, accepted)
    await expect.element(page.getByText('If there is an account for anna@example.com')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(email).toBeVisible()
    await second.unmount()
    await renderForm(<Recovery />, accepted)
    await expect.element(email).toBeVisible()
  })

  it.each([
    ['goes on with a link after 29 minutes', askByMail, 29, 'Check your e-mail'],
    ['starts again where a link is half an hour old', askByMail, 30, 'Reset your password'],
    ['goes on with a code after nine minutes', askByPhone, 9, 'Enter the code'],
    ['starts again where a code is ten minutes old', askByPhone, 10, 'Reset your password'],
  ])('%s', async (_, ask, minutes, title) => {
    const { unmount } = await renderForm(<Recovery methods={both} />, accepted)
    await ask()
    await unmount()
    const at = Date.now() - minutes * 60_000
    for (const [key, kept] of Object.entries({ ...sessionStorage }))
      sessionStorage.setItem(key, String(kept).replace(/"at":\d+/, `"at":${at}`))
    await renderForm(<Recovery methods={both} />, accepted)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  })

  it('shows at the code field that the code has expired, keeps what was typed, and leads to sending another', async () => {
    const { answer, sent } = await renderForm(<Recovery methods={both} />, accepted)
    await askByPhone()
    answer.mockImplementation(over)
    await code.fill('000000')
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await expect.element(password).toHaveValue('Corridor-1')
    await expect.element(code).toHaveAccessibleDescription(/no longer works/)
    answer.mockImplementation(accepted)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.element(phone).toHaveFocus()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => sent.length).toBe(3)
  })
})
