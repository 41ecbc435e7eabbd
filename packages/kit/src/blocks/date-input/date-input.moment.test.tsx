import type { FormStore } from '@foyer/core/form'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../testing/test-form.tsx'
import { DateParts } from '../date-parts/index.ts'
import { DateInput } from './index.ts'

/** Types into the first input of a date, and records value and messages at each notification of the field's store. */
async function type(Block: typeof DateInput | typeof DateParts, keys: string) {
  let form: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (form = created)}>
      <Block name="born" label="Date of birth" max="2026-11-20" />
    </TestForm>,
  )
  await screen.getByRole('textbox').first().click()
  const store = form?.field('born')
  if (store === undefined) throw new Error('The form has no date.')
  const reports: (readonly [value: unknown, ...messages: string[]])[] = []
  store.subscribe(() => {
    const { value, issues } = store.getState()
    reports.push([value, ...new Set(issues.map(({ message }) => message))])
  })
  await userEvent.keyboard(keys)
  return reports
}

describe('a subscriber of a date’s field', () => {
  const whole = 'Enter the full date: dd/mm/yyyy'

  it('is notified once of each change, with the value and the message that belongs to it', async () => {
    expect(await type(DateInput, '31122027')).toEqual([
      ['', whole],
      ['', 'Enter a four-digit year, such as 1990'],
      ['2027-12-31', 'Enter 20/11/2026 or an earlier date'],
    ])
  })

  it('is notified with the current message when a date becomes impossible, and when it is corrected', async () => {
    expect(await type(DateInput, '3102{Backspace}1')).toEqual([
      ['', whole],
      ['', 'There are only 29\u00A0days in February'],
      ['', whole],
    ])
  })

  it('is notified of an edited part with the message about the whole date', async () => {
    const reports = await type(DateParts, '32')
    expect(reports).toEqual([
      ['', 'Still missing: Month and Year'],
      ['', 'There is no day 32. Days go from 1 to 31'],
    ])
  })
})

/** Keeps the value in the page, which passes each reported value back to the block. */
function Kept({ Block }: { readonly Block: typeof DateInput | typeof DateParts }) {
  const [day, setDay] = useState('1990-03-05')
  return (
    <>
      <Block name="born" label="Date of birth" inputValue={day} events={{ change: setDay }} />
      <button type="button">Beside</button>
    </>
  )
}

it.each([
  ['a date input', DateInput, '{End}{Backspace}', 'Enter a four-digit year, such as 1990'],
  ['a date in parts', DateParts, '{End}{Backspace}', 'Still missing: Day'],
] as const)(
  'shows what is wrong when the page controls the value of %s',
  async (_case, Block, keys, message) => {
    const screen = await render(<Kept Block={Block} />)
    const input = screen.getByRole('textbox').first()
    await input.click()
    await userEvent.keyboard(keys)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(input).toHaveAccessibleDescription(message)
  },
)
