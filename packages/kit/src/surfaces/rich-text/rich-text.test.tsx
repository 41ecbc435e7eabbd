import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Text } from '../../blocks/text/index.ts'
import { KitRouter } from '../../router/index.ts'
import { createHistoryRouter } from '../../testing/history-router.ts'
import { RichText } from './index.ts'

const before = location.href
beforeEach(() => history.replaceState(null, '', '/here'))
afterEach(() => history.replaceState(null, '', before))

const html = 'Read <a href="/terms?a=1#b" style="color: red">the terms</a>.'

it('renders the links of a hint, and of a paragraph', async () => {
  const screen = await render(
    <>
      <BaseInput name="a" label="Name" description={<RichText html={html} />} />
      <Text text={<RichText html='Or <a href="https://a.example" target="_blank">look here</a>' />} />
    </>,
  )
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('Read the terms.')
  await expect
    .element(screen.getByRole('link', { name: 'the terms' }))
    .toHaveAttribute('href', '/terms?a=1#b')
  const away = screen.getByRole('link', { name: 'look here' })
  await expect.element(away).toHaveAttribute('target', '_blank')
  await expect.element(away).toHaveAttribute('rel', 'noopener noreferrer')
})

// R8.11
it('strips style attributes, unless it is told to keep them', async () => {
  const screen = await render(<RichText html={html} />)
  await expect.element(screen.getByRole('link')).not.toHaveAttribute('style')
  await screen.rerender(<RichText html={html} unsafelyKeepStyle />)
  await expect.element(screen.getByRole('link')).toHaveStyle({ color: 'rgb(255, 0, 0)' })
})

describe('a link', () => {
  const router = createHistoryRouter([/^\/terms$/])
  const clickLink = vi.fn<(href: string, event: MouseEvent) => void>()
  const preventDefault = (event: Event): void => event.preventDefault()

  /** Receives the clicks that would reach the browser, and whether their default action was prevented. */
  const onNavigate = vi.fn<(isPrevented: boolean) => void>()
  const stay = (event: Event): void => {
    onNavigate(event.defaultPrevented)
    preventDefault(event)
  }

  beforeEach(() => {
    clickLink.mockReset()
    onNavigate.mockReset()
    for (const type of ['click', 'auxclick']) addEventListener(type, stay)
  })
  afterEach(() => {
    for (const type of ['click', 'auxclick']) removeEventListener(type, stay)
  })

  async function show(text: string) {
    const screen = await render(
      <KitRouter value={router}>
        <RichText html={text} events={{ clickLink }} />
      </KitRouter>,
    )
    return screen.getByRole('link')
  }

  // R2.18
  it('to a known route is followed without loading the page, by pointer and by key, and is reported', async () => {
    const link = await show(html)
    await link.click()
    expect(location.pathname + location.search + location.hash).toBe('/terms?a=1#b')
    expect(onNavigate.mock.calls).toEqual([[true]])
    expect(clickLink.mock.calls.map(([href]) => href)).toEqual(['/terms?a=1#b'])
    history.replaceState(null, '', '/here')
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/terms')
    expect(clickLink).toHaveBeenCalledTimes(2)
  })

  it.each<[string, string, { modifiers?: 'ControlOrMeta'[]; button?: 'middle' }]>([
    ['an unknown route', '<a href="/other">x</a>', {}],
    ['another host', '<a href="https://example.com/terms">x</a>', {}],
    ['another tab', '<a href="/terms" target="_blank">x</a>', {}],
    ['a key held', '<a href="/terms">x</a>', { modifiers: ['ControlOrMeta'] }],
    ['the middle button', '<a href="/terms">x</a>', { button: 'middle' }],
  ])('with %s is left to the browser', async (_case, text, options) => {
    const link = await show(text)
    await link.click(options)
    expect(onNavigate.mock.calls).toEqual([[false]])
    expect(location.pathname).toBe('/here')
  })

  it('is not followed when the page prevents it', async () => {
    clickLink.mockImplementation((_href, event) => event.preventDefault())
    await (await show(html)).click()
    expect(location.pathname).toBe('/here')
  })

  it('in a paragraph is not followed when the paragraph’s handler prevents it', async () => {
    const screen = await render(
      <KitRouter value={router}>
        <Text
          text={<RichText html={html} />}
          events={{ clickLink: (_href, event) => event.preventDefault() }}
        />
      </KitRouter>,
    )
    await screen.getByRole('link').click()
    expect(location.pathname).toBe('/here')
  })
})

it('creates no HTML that Trusted Types would check', async () => {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'"><div></div>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const host = frame.contentDocument?.querySelector('div')
  if (!host) throw new Error('The page has not been loaded.')
  expect(() => {
    host.innerHTML = '<b>'
  }).toThrow(/Trusted/)
  flushSync(() => createRoot(host).render(<RichText html={html} />))
  expect(host.querySelector('a')?.textContent).toBe('the terms')
  frame.remove()
})
