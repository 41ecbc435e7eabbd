import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import preflight from 'tailwindcss/preflight.css?inline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Button } from '../blocks/button/index.ts'
import { Checkbox } from '../blocks/checkbox/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import { Tabs } from '../surfaces/tabs/index.ts'
import './tokens.css'

/** A reset like that of many pages. */
const reset = `
  *, *::before, *::after { margin: 0; padding: 0; border: 0; box-sizing: border-box; }
  button, input { font: inherit; color: inherit; background: transparent; }
  svg { display: block; max-width: 100%; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }`

/** The properties that other styles could change. */
const painted = [
  'display',
  'background-color',
  'border-top-width',
  'border-top-left-radius',
  'text-decoration-line',
] as const

/** The styles that Foyer inherits from a page anyway. */
const page = 'html, body { line-height: 1.5; color: #222; font-family: sans-serif }'

let style: HTMLStyleElement

beforeEach(() => {
  style = document.createElement('style')
  // The order of layers is that of their first mention, so this has to come before Foyer's styles.
  document.head.prepend(style)
})
afterEach(() => style.remove())

async function renderSample() {
  const screen = await render(
    <>
      <BaseInput name="name" label="Name" description="As on the card" />
      <PhoneInput name="phone" label="Phone" countryCode="GB" />
      <Checkbox name="terms" label="Agree" />
      <Button text="Continue" />
      <Tabs
        label="Ways"
        selected="a"
        onSelect={() => undefined}
        tabs={[
          { id: 'a', title: 'One' },
          { id: 'b', title: 'Two' },
        ]}
      />
    </>,
  )
  return screen.container
}

function readLooks(part: Element): string[] {
  const elements = [...part.querySelectorAll('*')].filter((element) => element.getClientRects().length > 0)
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const computed = getComputedStyle(element)
    const looks = painted.map((name) => `${name}: ${computed.getPropertyValue(name)}`)
    return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${looks.join('; ')}`
  })
}

const order = '@layer theme, base, foyer, components, utilities;'

describe('Foyer looks the same beside', () => {
  it.each([
    ['Tailwind', `${order} @layer base { ${preflight} }`],
    ['Bootstrap', `${order} @layer base { ${bootstrap} }`],
    ['a reset', `${order} @layer base { ${reset} }`],
  ])('%s, in the layers of the guide', async (_name, css) => {
    const part = await renderSample()
    style.textContent = page
    const alone = readLooks(part)
    expect(alone.length).toBeGreaterThan(20)
    style.textContent = `${css} ${page}`
    expect(readLooks(part)).toEqual(alone)
  })
})

it('looks different beside a reset outside any layer, so the order of the layers matters', async () => {
  const part = await renderSample()
  style.textContent = page
  const alone = readLooks(part)
  style.textContent = `${reset} ${page}`
  expect(readLooks(part)).not.toEqual(alone)
})
