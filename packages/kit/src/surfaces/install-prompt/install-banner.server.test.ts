import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createInstallPrompt, InstallBanner } from './index.ts'

it('can be created when the app starts, even on a server, where the banner renders nothing', () => {
  const prompt = createInstallPrompt({ cooldown: 60_000 })
  expect(renderToString(createElement(InstallBanner, { prompt, name: 'Foyer' }))).toBe('')
})
