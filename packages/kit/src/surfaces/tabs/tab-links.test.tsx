import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { KitRouter } from '../../router/index.ts'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { createHistoryRouter } from '../../testing/history-router.ts'
import { TabLinks, type TabLinkComponent, type TabLinksProps } from './index.ts'

const before = location.href
beforeEach(() => history.replaceState(null, '', '/account'))
afterEach(() => history.replaceState(null, '', before))

type Id = 'profile' | 'devices' | 'help'
const tabs = [
  { id: 'profile', title: 'Profile', to: '/account' },
  { id: 'devices', title: 'Devices', icon: <svg aria-hidden="true" />, to: '/account/devices' },
  { id: 'help', title: 'Help', to: '/help' },
] as const
const router = createHistoryRouter([/^\/account/, /^\/help$/])

async function show(props: Partial<TabLinksProps<Id>> = {}, dir = 'ltr') {
  const screen = await render(
    <KitRouter value={router}>
      <div dir={dir}>
        <TabLinks label="Account" tabs={tabs} {...props} />
      </div>
    </KitRouter>,
  )
  return { screen, link: (name: string) => screen.getByRole('link', { name }) }
}

it('is a navigation landmark that marks the link to this page as current', async () => {
  const { screen, link } = await show()
  await expect.element(screen.getByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(3)
  await expect.element(link('Profile')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Devices')).not.toHaveAttribute('aria-current')
  expect(await findViolations()).toEqual([])
})

// R3.60
it('renders the icon of a link beside its title', async () => {
  const { screen, link } = await show()
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1)
  expect(link('Devices').element().firstElementChild?.tagName).toBe('svg')
})

// R2.20, R3.61
it('goes to a route without loading the page, reports it once, and follows the Back button', async () => {
  const onSelect = vi.fn<(id: Id) => void>()
  const { link } = await show({ onSelect })
  await link('Devices').click()
  expect(location.pathname).toBe('/account/devices')
  expect(onSelect.mock.calls).toEqual([['devices']])
  await expect.element(link('Devices')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Profile')).not.toHaveAttribute('aria-current')
  history.back()
  await expect.element(link('Profile')).toHaveAttribute('aria-current', 'page')
})

/** A link component as an app may have it, which goes nowhere. */
const Own: TabLinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={href} data-own onClick={(event) => event.preventDefault()}>
    {children}
  </a>
)

// R2.21
it.each([
  ['path', 'the kit’s own links', undefined, 'true'],
  ['path', 'links of the app', Own, 'true'],
  ['native', 'the kit’s own links', undefined, null],
] as const)(
  'selects by %s matching on a page below a tab, with %s',
  async (matching, _links, Link, current) => {
    history.replaceState(null, '', '/account/devices/7')
    const { link } = await show({ matching, Link })
    expect(link('Devices').element().getAttribute('aria-current')).toBe(current)
  },
)

it('selects the given tab when the address matches none, and the matching tab otherwise', async () => {
  history.replaceState(null, '', '/elsewhere')
  const { link } = await show({ selected: 'devices' })
  await expect.element(link('Devices')).toHaveAttribute('aria-current', 'page')
  await link('Help').click()
  await expect.element(link('Help')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Devices')).not.toHaveAttribute('aria-current')
})

it('marks the selected link in a prerendered page, before any script has run', async () => {
  const container = document.createElement('div')
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(
    <TabLinks label="Account" tabs={tabs} selected="help" direction="vertical" />,
  )
  document.body.append(container)
  const ground = (name: string): string =>
    getComputedStyle(page.getByRole('link', { name }).element()).backgroundColor
  expect(ground('Help')).not.toBe(ground('Profile'))
  expect(container.querySelector('[role=presentation]')?.checkVisibility()).toBe(false)
})

it('can be made of the app’s own links, which the arrow keys reach too', async () => {
  const onSelect = vi.fn<(id: Id) => void>()
  const { link } = await show({ Link: Own, onSelect })
  await expect.element(link('Profile')).toHaveAttribute('data-own')
  await expect.element(link('Profile')).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}')
  await expect.element(link('Devices')).toHaveFocus()
  expect(onSelect.mock.calls).toEqual([['devices']])
  // The result of the link's own handler counts.
  expect(location.pathname).toBe('/account')
})

it.each([
  ['horizontal', 'ltr', 'ArrowRight', 'ArrowLeft'],
  ['horizontal', 'rtl', 'ArrowLeft', 'ArrowRight'],
  ['vertical', 'ltr', 'ArrowDown', 'ArrowUp'],
  ['vertical', 'rtl', 'ArrowDown', 'ArrowUp'],
] as const)('is operated by the arrow keys of its direction (%s, %s)', async (direction, dir, on, back) => {
  const { link } = await show({ direction }, dir)
  await userEvent.keyboard(`{Tab}{${on}}`)
  await expect.element(link('Devices')).toHaveFocus()
  await userEvent.keyboard(`{${back}}{${back}}`)
  await expect.element(link('Help')).toHaveFocus()
  expect(location.pathname).toBe('/account')
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/help')
})

it('is a div by default, and the given element otherwise', async () => {
  const { screen } = await show()
  const outer = (): string | undefined => screen.getByRole('navigation').element().parentElement?.tagName
  expect(outer()).toBe('DIV')
  await screen.rerender(<TabLinks label="Account" tabs={tabs} tag="section" />)
  expect(outer()).toBe('SECTION')
})
