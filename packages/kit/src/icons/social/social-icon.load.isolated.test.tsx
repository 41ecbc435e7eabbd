import '../../styles/tokens.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialIcon } from './index.ts'

it('reserves its space before its logo is loaded, and is hidden from screen readers', async () => {
  const { container } = await render(<SocialIcon name="google" />)
  const icon = container.querySelector('svg') as SVGSVGElement
  expect(icon.querySelector('path')).toBeNull()
  const { width, height } = icon.getBoundingClientRect()
  expect([width, height, icon.getAttribute('aria-hidden')]).toEqual([20, 20, 'true'])
  await expect.poll(() => icon.querySelector('path')).not.toBeNull()
  expect(icon.getBoundingClientRect().width).toBe(20)
})
