import '../../styles/tokens.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialIcon } from './index.ts'
import type { SocialMark } from './social-mark.ts'
import { socialMarks } from './social-marks.ts'

/** The provider names of the specification, with their aliases. */
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

async function renderIcon(name: string): Promise<SVGGraphicsElement[]> {
  const { container } = await render(<SocialIcon name={name} />)
  await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(0)
  return [...container.querySelectorAll('path')]
}

// R1.6
it.each(names)('%s has a mark of its own, which fits its square', async (name) => {
  const [own, unknown] = [await renderIcon(name), await renderIcon('somebody else')]
  expect(own.map((path) => path.getAttribute('d'))).not.toEqual(unknown.map((path) => path.getAttribute('d')))
  for (const path of own) {
    const { x, y, width, height } = path.getBBox()
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.05)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24.05)
  }
})

// R1.6
it.each([
  ['vkontakte', 'vk'],
  ['twitter', 'x'],
])('%s has the same mark as %s', async (alias, name) => {
  const shapes = async (icon: string) => (await renderIcon(icon)).map((path) => path.getAttribute('d'))
  expect(await shapes(alias)).toEqual(await shapes(name))
})

it.each(['x', 'tiktok', 'threads', 'steam'])(
  '%s, whose mark is black, is visible on a dark background too',
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

it('renders the mark of a provider that is added as a row', async () => {
  const marks = socialMarks as Record<string, SocialMark>
  marks['acme'] = [['#123456', 'M2 2h20v20H2z']]
  try {
    expect((await renderIcon('acme')).map((path) => path.getAttribute('d'))).toEqual(['M2 2h20v20H2z'])
  } finally {
    delete marks['acme']
  }
})
