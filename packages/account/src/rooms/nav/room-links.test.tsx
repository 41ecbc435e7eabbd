import '@foyer/kit/styles.css'
import { account } from '@foyer/core/messages/en-001'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account, type AccountProps } from '../../index.ts'
import { FakeAccount } from '../../testing/fake-account.ts'
import { rooms } from '../../testing/parts.tsx'
import { renderPart } from '../../testing/render-part.tsx'

const links = { account: '/account', rooms }
const heading = page.getByRole('heading', { level: 1 })
const nav = page.getByRole('navigation', { name: 'Your account' })

const render = (props: Partial<AccountProps> = {}) =>
  renderPart(new FakeAccount(), <Account messages={account} links={links} {...props} />)

afterEach(() => page.viewport(1280, 800))

/** The last line of a text is a single word. */
function endsInOneWord({ firstChild, textContent }: Element): boolean {
  const range = document.createRange()
  const blank = textContent.lastIndexOf(' ')
  const [before, last] = [blank - 1, blank + 1].map((at) => {
    if (firstChild) range.setStart(firstChild, at)
    if (firstChild) range.setEnd(firstChild, at + 1)
    return range.getBoundingClientRect().top
  })
  return before !== last
}

describe('The links to the rooms', () => {
  it('replace the rooms on a narrow screen, where each room has a link back to them', async () => {
    await page.viewport(360, 740)
    const { screen } = await render()
    await expect.element(heading).toHaveTextContent('Your account')
    await expect.element(nav).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Security' })).toBeVisible()
    expect(nav.element().querySelector('[aria-current]')).toBeNull()
    const texts = [...nav.element().querySelectorAll('a > span > span')]
    expect(texts).toHaveLength(5)
    expect(texts.filter(endsInOneWord)).toEqual([])
    await expect.element(page.getByText('Member since')).not.toBeVisible()
    await screen.unmount()

    await render({ room: 'profile' })
    await expect.element(heading).toHaveTextContent('Profile')
    await expect.element(page.getByText('Member since')).toBeVisible()
    expect(nav.elements()).toEqual([])
    const back = page.getByRole('link', { name: 'Your account', exact: true })
    await expect.element(back).toHaveAttribute('href', '/account')
    expect(back.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it('stand beside the room on a wide screen, where the first room is open by default', async () => {
    await render()
    await expect.element(heading).toHaveTextContent('Your account')
    await expect.element(page.getByText('Member since')).toBeVisible()
    const link = nav.getByRole('link', { name: 'Profile' })
    const room = page.getByRole('heading', { name: 'Profile' })
    expect(link.element().getBoundingClientRect().right).toBeLessThan(
      room.element().getBoundingClientRect().left,
    )
    expect(page.getByRole('link', { name: 'Your account' }).elements()).toEqual([])
  })

  // R2.22, R3.60
  it('are stacked, with icons, and can be moved through by the arrow keys', async () => {
    await render({ room: 'profile' })
    const profile = nav.getByRole('link', { name: 'Profile' })
    await expect.element(profile).toBeVisible()
    const [above, below] = [profile, nav.getByRole('link', { name: 'Security' })].map((link) =>
      link.element().getBoundingClientRect(),
    )
    expect([below?.left, below?.top]).toEqual([above?.left, above?.bottom])
    expect(nav.element().querySelectorAll('a > svg')).toHaveLength(5)
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
    await expect.element(nav.getByRole('link', { name: 'Connections' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(profile).toHaveFocus()
  })

  // R2.20, R2.21
  it('mark the room that the address names', async () => {
    const before = location.href
    onTestFinished(() => history.replaceState(null, '', before))
    history.replaceState(null, '', rooms.orders)
    await render({ room: 'profile' })
    await expect.element(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  })

  it('leave out the rooms that the app has no page for', async () => {
    const { orders: _, ...others } = rooms
    await render({ links: { ...links, rooms: others } })
    await expect.element(nav.getByRole('link')).toHaveLength(4)
  })

  it('are reached in their order by the keyboard, and are 44 px high', async () => {
    await render({ room: 'data' })
    await expect.element(nav).toBeVisible()
    for (const name of ['Profile', 'Security', 'Connections', 'Orders', 'Data']) {
      await userEvent.keyboard('{Tab}')
      const link = nav.getByRole('link', { name })
      await expect.element(link).toHaveFocus()
      expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})
