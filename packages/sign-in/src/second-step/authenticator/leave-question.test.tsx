import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSession } from '../../session/use-session.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, renderForm } from '../../testing/render-form.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'

const codes = ['ABCDE-FGHJK', 'BCDEF-GHJKM']
const dialog = page.getByRole('dialog', { name: 'Have you saved your recovery codes?' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const back = dialog.getByRole('button', { name: 'Back to the codes' })
const confirm = dialog.getByRole('button', { name: 'I have saved them' })

const onAnswer = vi.fn<(mayLeave: boolean) => void>()
/** Called with each link that the browser, or the router, follows. */
const followed = vi.fn<(href: string) => void>()

function handleClick(event: MouseEvent): void {
  if (!(event.target instanceof HTMLAnchorElement)) return
  if (!event.defaultPrevented) followed(event.target.getAttribute('href') ?? '')
  event.preventDefault()
}

beforeEach(() => addEventListener('click', handleClick))
afterEach(async () => {
  removeEventListener('click', handleClick)
  followed.mockReset()
  onAnswer.mockReset()
  document.documentElement.dir = ''
  await page.viewport(414, 896)
})

function PageWithCodes({ onKept }: { readonly onKept: (isLeaving: boolean) => void }) {
  const { session } = useSession()
  return (
    <>
      <h1>Security</h1>
      <a href="/profile">Profile</a>
      <a href="#codes">Down</a>
      <a href="/terms" target="_blank" rel="noreferrer">
        Terms
      </a>
      <a href="/data" download>
        Data
      </a>
      <a href="otpauth://totp/Shop">App</a>
      <button type="button" onClick={() => void session.mayLeave().then(onAnswer)}>
        Close
      </button>
      <NewRecoveryCodes codes={codes} headingLevel={2} onKept={onKept} />
    </>
  )
}

async function renderCodes() {
  const onKept = vi.fn<(isLeaving: boolean) => void>()
  await renderForm(<PageWithCodes onKept={onKept} />, answerJson(404, {}))
  return onKept
}

const link = page.getByRole('link', { name: 'Profile' })
const isAskedByBrowser = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('Somebody who has not saved their recovery codes is asked', () => {
  it.each<[string, () => Promise<void>]>([
    ['a link', () => link.click()],
    [
      'a link, by keyboard',
      async () => {
        link.element().focus()
        await userEvent.keyboard('{Enter}')
      },
    ],
  ])('before %s leaves the page, and keeps the focus there on staying', async (_, leave) => {
    const onKept = await renderCodes()
    await leave()
    await expect.element(back).toHaveFocus()
    await expect.element(dialog).toHaveTextContent('They are only shown now.')
    expect(await findAxeViolations()).toEqual([])
    for (const answer of [() => back.click(), () => userEvent.keyboard('{Escape}')]) {
      await answer()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(link).toHaveFocus()
      expect(isAskedByBrowser()).toBe(true)
      await leave()
      await expect.element(back).toHaveFocus()
    }
    expect(followed).not.toHaveBeenCalled()
    await confirm.click()
    await expect.poll(() => followed.mock.calls).toEqual([['/profile']])
    expect(onKept.mock.calls).toEqual([[true]])
    expect(isAskedByBrowser()).toBe(false)
  })

  it('before the app closes the part that shows them', async () => {
    const onKept = await renderCodes()
    await button('Close').click()
    await back.click()
    await expect.element(button('Close')).toHaveFocus()
    await button('Close').click()
    await confirm.click()
    await expect.poll(() => onAnswer.mock.calls).toEqual([[false], [true]])
    expect(onKept.mock.calls).toEqual([[true]])
  })

  it('and returns to the heading of the codes if the link has disappeared, as in a menu that closes', async () => {
    await renderCodes()
    await link.click()
    link.element().remove()
    await back.click()
    await expect.element(page.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus()
  })

  it('once for two presses, and not by a link that stays on the page or opens elsewhere', async () => {
    await renderCodes()
    for (const name of ['Down', 'Terms', 'Data', 'App']) await page.getByRole('link', { name }).click()
    expect(followed.mock.calls).toEqual([['#codes'], ['/terms'], ['/data'], ['otpauth://totp/Shop']])
    await expect.element(dialog).not.toBeInTheDocument()
    await link.dblClick()
    expect(dialog.elements()).toHaveLength(1)
    await confirm.click()
    await expect.poll(() => followed.mock.calls.at(-1)).toEqual(['/profile'])
    expect(followed).toHaveBeenCalledTimes(5)
  })

  it('and goes where they first wanted, even if they try to leave again while they are asked', async () => {
    await renderCodes()
    const [profile, close] = [link, button('Close')].map((shown) => shown.element() as HTMLElement)
    await link.click()
    await expect.element(dialog).toBeVisible()
    // Back and Forward reach the page, though the dialog covers it.
    profile?.click()
    close?.click()
    await confirm.click()
    await expect.poll(() => followed.mock.calls).toEqual([['/profile']])
    expect(onAnswer.mock.calls).toEqual([[false]])
  })

  it('no longer once they have said on the page that the codes are saved', async () => {
    const onKept = await renderCodes()
    await button('I have saved them').click()
    await link.click()
    expect(followed.mock.calls).toEqual([['/profile']])
    expect(onKept.mock.calls).toEqual([[false]])
    expect(isAskedByBrowser()).toBe(false)
  })

  it('in a dialog that fits into 320 pixels, right to left', async () => {
    document.documentElement.dir = 'rtl'
    await page.viewport(320, 640)
    await renderCodes()
    await link.click()
    await expect.element(back).toBeVisible()
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
