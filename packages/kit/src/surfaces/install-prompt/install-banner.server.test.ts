import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createInstallPrompt, InstallBanner } from './index.ts'

it('can be created where the app starts, also in an app that a server renders, which offers nothing there', () => {
  const prompt = createInstallPrompt({ cooldown: 60_000 })
  expect(renderToString(createElement(InstallBanner, { prompt, name: 'Foyer' }))).toBe('')
})
