import '../../styles/tokens.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialIcon } from './index.ts'
import type { SocialMark } from './social-mark.ts'
import { socialMarks } from './social-marks.ts'

/** The names of the specification, with their aliases. */
const names = [
  'discord',
  'google',
  'mailru',
  'steam',
  'threads',
  'vk',
  'vkontakte',
  'x',
  'twitter',
  'youtube',
  'facebook',
  'instagram',
  'ok',
  'telegram',
  'tiktok',
  'whatsapp',
  'yandex',
]

async function draw(name: string): Promise<SVGGraphicsElement[]> {
  const { container } = await render(<SocialIcon name={name} />)
  await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(0)
  return [...container.querySelectorAll('path')]
}

it.each(names)('%s has a mark of its own, which fits its square', async (name) => {
  const [own, unknown] = [await draw(name), await draw('somebody else')]
  expect(own.map((path) => path.getAttribute('d'))).not.toEqual(unknown.map((path) => path.getAttribute('d')))
  for (const path of own) {
    const { x, y, width, height } = path.getBBox()
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.05)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24.05)
  }
})

it.each([
  ['vkontakte', 'vk'],
  ['twitter', 'x'],
])('%s is %s', async (alias, name) => {
  const shapes = async (icon: string) => (await draw(icon)).map((path) => path.getAttribute('d'))
  expect(await shapes(alias)).toEqual(await shapes(name))
})

it.each(['x', 'tiktok', 'threads', 'steam'])(
  '%s, which is black, is seen on dark paper too',
  async (name) => {
    const { container } = await render(
      <div style={{ color: 'rgb(250, 250, 250)' }}>
        <SocialIcon name={name} />
      </div>,
    )
    await expect.poll(() => container.querySelector('path')).not.toBeNull()
    const path = container.querySelector('path') as SVGPathElement
    expect(getComputedStyle(path).fill).toBe('rgb(250, 250, 250)')
  },
)

it('keeps its place before its mark is there, and says nothing to a screen reader', async () => {
  const { container } = await render(<SocialIcon name="google" />)
  const icon = container.querySelector('svg') as SVGSVGElement
  const { width, height } = icon.getBoundingClientRect()
  expect([width, height, icon.getAttribute('aria-hidden')]).toEqual([20, 20, 'true'])
})

it('draws the mark of a provider that is one more row', async () => {
  const marks = socialMarks as Record<string, SocialMark>
  marks['acme'] = [['#123456', 'M2 2h20v20H2z']]
  try {
    expect((await draw('acme')).map((path) => path.getAttribute('d'))).toEqual(['M2 2h20v20H2z'])
  } finally {
    delete marks['acme']
  }
})
