import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createApi } from '../api/index.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'
import { answerJson, type Answer } from '../testing/render-form.tsx'
import { useDefaultCurrency, type DefaultCurrencyOptions } from './use-default-currency.ts'

function Currency(options: DefaultCurrencyOptions) {
  return <p>{useDefaultCurrency(options)}</p>
}

async function open(answer: Answer, isEnabled?: boolean) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const api = createApi({ lang: 'en-001', fetch })
  const create = (enabled: boolean | undefined) => (
    <FoyerProvider
      api={api}
      session={new Session({ api, storage: null })}
      messages={{ ...kit, ...validation, ...signIn }}
    >
      <Currency fallback="EUR" isEnabled={enabled} />
      <output>
        <Currency fallback="EUR" isEnabled={enabled} />
      </output>
    </FoyerProvider>
  )
  const screen = await render(create(isEnabled))
  const asked = () =>
    fetch.mock.calls.filter(([input]) => new Request(input).url.endsWith('/web/v1/settings'))
  return { screen, asked, enable: (enabled: boolean) => screen.rerender(create(enabled)) }
}

const settings = answerJson(200, { settings: { currency: { value: 'JPY' } } })

// R7.16
it('does not ask the server by default, and takes the configured currency', async () => {
  const { screen, asked } = await open(settings)
  await expect.element(screen.getByText('EUR').first()).toBeVisible()
  expect(asked()).toHaveLength(0)
})

it('takes the server’s currency, which is requested once for all components', async () => {
  const { screen, asked, enable } = await open(settings, true)
  await expect.element(screen.getByText('JPY').first()).toBeVisible()
  expect(asked()).toHaveLength(1)
  await enable(false)
  await expect.element(screen.getByText('EUR').first()).toBeVisible()
})

// R7.16
it.each([
  ['refuses', answerJson(503, { code: 'unavailable', message: 'Try again later.' })],
  ['answers with something else', answerJson(200, 'no settings')],
  ['answers without one', answerJson(200, {})],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('takes the configured currency when the server %s', async (_, answer) => {
  const { screen, asked } = await open(answer, true)
  await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0))
  await expect.element(screen.getByText('EUR').first()).toBeVisible()
})
