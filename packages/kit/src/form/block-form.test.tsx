import type { FormValues } from '@foyer/core/form'
import type { CSSProperties, MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BlockForm, type Block } from './block-form.tsx'
import { blockTypes } from './block-types.ts'
import { useFormStore } from './index.ts'
import '../styles/tokens.css'

const blocks: readonly Block[] = [
  { type: 'text', name: 'intro', text: 'Two things to fill in.' },
  {
    type: 'group-label',
    name: 'account',
    label: 'Account',
    blocks: [
      { type: 'email-input', name: 'email', label: 'E-mail' },
      { type: 'password-input', name: 'password', label: 'Password', newPassword: true },
    ],
  },
  {
    type: 'base-input',
    name: 'city',
    label: 'City',
    validators: [{ type: 'required', message: 'Enter your city' }],
  },
  { type: 'code-input', name: 'code', label: 'Code', validators: [] },
  { type: 'date-input', name: 'born', label: 'Date of birth' },
  { type: 'date-parts', name: 'since', label: 'Customer since', inputValue: '2020-01-31' },
  { type: 'mask-input', name: 'plate', label: 'Licence plate', mask: '@@ ###' },
  { type: 'phone-input', name: 'phone', label: 'Phone', countryCode: 'RU' },
  { type: 'promo-code-input', name: 'promocode', label: 'Promo code' },
  { type: 'voucher-input', name: 'voucher', label: 'Gift card' },
  { type: 'zipcode-input', name: 'zip', label: 'Zip code' },
  { type: 'search-input', name: 'search', label: 'Search' },
  { type: 'currency-dropdown', name: 'currency', label: 'Currency', currencies: ['EUR'], inputValue: 'EUR' },
  {
    type: 'select-input',
    name: 'size',
    label: 'Size',
    options: [{ value: 'S', text: 'Small' }],
    inputValue: 'S',
  },
  { type: 'checkbox', name: 'terms', label: 'I agree' },
  { type: 'button', name: 'more', text: 'More' },
  { type: 'content-button', name: 'google', children: 'Google' },
  { type: 'submit', name: 'send', text: 'Send' },
]

function Example({
  send,
  gridTemplate,
  rows = blocks,
}: {
  send: (values: FormValues) => Promise<null>
  gridTemplate?: string
  rows?: readonly Block[]
}) {
  const store = useFormStore<null>({ send, describeFailure: String, createKey: () => 'key' })
  return <BlockForm store={store} blocks={rows} gridTemplate={gridTemplate} />
}

// R1.18, R3.23, R3.32
it('renders every block type from data, and works as a form', async () => {
  const send = vi.fn<(values: FormValues) => Promise<null>>(async () => null)
  const screen = await render(<Example send={send} />)
  const types = (rows: readonly Block[]): string[] =>
    rows.flatMap((row) => (row.type === 'group-label' ? [row.type, ...types(row.blocks)] : [row.type]))
  expect(new Set(types(blocks))).toEqual(new Set(Object.keys(blockTypes)))

  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter your city')
  await screen.getByLabelText('City').fill('Rio')
  await screen.getByRole('group', { name: 'Account' }).getByLabelText('E-mail').fill('a@example.com')
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({
    email: 'a@example.com',
    password: '',
    city: 'Rio',
    code: '',
    born: '',
    since: '2020-01-31',
    plate: '',
    phone: '',
    promocode: '',
    voucher: '',
    zip: '',
    search: '',
    currency: 'EUR',
    size: 'S',
    terms: false,
  })
})

it('puts each block in the grid area of its name', async () => {
  const gridTemplate = `"intro intro" "city account" "born plate" "phone terms" "more google" "send send" / 1fr 1fr`
  const screen = await render(<Example send={async () => null} gridTemplate={gridTemplate} />)
  const box = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect()
  expect(box('City').right).toBeLessThanOrEqual(box('E-mail').left)
})

it('leaves no room for a hidden block that the grid has no area for', async () => {
  const rows: Block[] = [
    { type: 'base-input', name: 'city', label: 'City' },
    { type: 'zipcode-input', name: 'zip', label: 'Zip code', isHidden: true },
  ]
  const screen = await render(
    <div style={{ '--space-medium': '1rem' } as CSSProperties}>
      <Example send={async () => null} gridTemplate={`"city" auto / 1fr`} rows={rows} />
    </div>,
  )
  const width = (element: Element | null) => element?.getBoundingClientRect().width
  const city = screen.getByLabelText('City').element()
  expect(width(city)).toBe(width(city.closest('form')))
})

// R8.10
it('renders hints and paragraphs that are given as HTML, and reports the links that are followed in them', async () => {
  const clickLink = vi.fn<(href: string, event: MouseEvent) => void>((_href, event) => event.preventDefault())
  const html = (word: string) => `<b>Read</b> <a href="/${word}" onclick="x()">the ${word}</a>`
  const screen = await render(
    <HtmlExample
      blocks={[
        { type: 'text', name: 'intro', text: { html: html('news') }, events: { clickLink } },
        {
          type: 'base-input',
          name: 'a',
          label: 'A',
          description: { html: html('terms') },
          events: { clickLink },
        },
        { type: 'base-input', name: 'b', label: 'B', description: '<b>as written</b>' },
      ]}
    />,
  )
  await expect.element(screen.getByLabelText('A')).toHaveAccessibleDescription('Read the terms')
  await expect.element(screen.getByLabelText('B')).toHaveAccessibleDescription('<b>as written</b>')
  await screen.getByRole('link', { name: 'the news' }).click()
  await screen.getByRole('link', { name: 'the terms' }).click()
  expect(clickLink.mock.calls.map(([href]) => href)).toEqual(['/news', '/terms'])
})

function HtmlExample({ blocks }: { readonly blocks: readonly Block[] }) {
  const store = useFormStore<null>({
    send: async () => null,
    describeFailure: String,
    createKey: () => 'key',
  })
  return <BlockForm store={store} blocks={blocks} />
}

it('shows the server’s message when the submit button is in a group', async () => {
  const send = async () => Promise.reject(new Error('It did not work.'))
  const rows: readonly Block[] = [
    { type: 'base-input', name: 'city', label: 'City' },
    {
      type: 'group-label',
      name: 'end',
      label: 'Ready?',
      blocks: [{ type: 'submit', name: 'send', text: 'Send' }],
    },
  ]
  const screen = await render(<Example send={send} rows={rows} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It did not work.')
})

// Data from a server, which TypeScript has not checked.
it.each<[string, (unknown: Block) => Block]>([
  ['a form', (unknown) => unknown],
  ['a group', (unknown) => ({ type: 'group-label', name: 'home', label: 'Home', blocks: [unknown] })],
])(
  'throws an error that names the block and the known types for an unknown type in %s',
  async (_, location) => {
    const rows = [location({ type: 'constructor', name: 'city' } as unknown as Block)]
    await expect(render(<Example send={async () => null} rows={rows} />)).rejects.toThrow(
      /^Block "city" has the unknown type "constructor"\. Known: base-input, button, .*, zipcode-input\.$/,
    )
  },
)
