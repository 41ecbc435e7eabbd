import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'
import { useAnswer } from './use-answer.ts'

interface Text {
  readonly status: 'ready'
  readonly text: string
}

/** Asks twice: the first answer is an error, the second one comes when the test says so. */
function createReader() {
  let answer = (_text: Text): void => {}
  const later = new Promise<Text>((resolve) => {
    answer = resolve
  })
  const signals: AbortSignal[] = []
  function read(signal: AbortSignal): Promise<Text> {
    signals.push(signal)
    return signals.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : later
  }
  return { read, signals, answer: (text: string) => answer({ status: 'ready', text }) }
}

interface ReadsProps {
  readonly older: (signal: AbortSignal) => Promise<Text>
  readonly newer: () => Promise<Text>
}

function Reads({ older, newer }: ReadsProps) {
  const [isNewer, setIsNewer] = useState(false)
  const { answer, retry } = useAnswer(isNewer ? newer : older)
  return (
    <>
      <output>{answer.status === 'ready' ? answer.text : answer.status}</output>
      <button type="button" onClick={retry}>
        Try again
      </button>
      <button type="button" onClick={() => setIsNewer(true)}>
        Another language
      </button>
    </>
  )
}

it('keeps the newest question’s answer when a retried older question is answered later', async () => {
  const older = createReader()
  const newer = () => Promise.resolve<Text>({ status: 'ready', text: 'Newer' })
  const shown = page.getByRole('status')
  await renderPart(new FakeAccount(), <Reads older={older.read} newer={newer} />)
  await expect.element(shown).toHaveTextContent('failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(shown).toHaveTextContent('loading')
  await page.getByRole('button', { name: 'Another language' }).click()
  await expect.element(shown).toHaveTextContent('Newer')
  await act(async () => older.answer('Older'))
  await expect.element(shown).toHaveTextContent('Newer')
  expect(older.signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

it('keeps a change that is made while an older answer is under way', async () => {
  const answers: ((text: string) => void)[] = []
  const read = () =>
    new Promise<Text>((resolve) => answers.push((text) => resolve({ status: 'ready', text })))
  function Edits() {
    const { answer, change, retry, refresh } = useAnswer(read)
    return (
      <>
        <output>{answer.status === 'ready' ? answer.text : answer.status}</output>
        <button type="button" onClick={retry}>
          Try again
        </button>
        <button type="button" onClick={refresh}>
          Refresh
        </button>
        <button type="button" onClick={() => change((last) => ({ ...last, text: `${last.text}, changed` }))}>
          Change
        </button>
      </>
    )
  }
  const shown = page.getByRole('status')
  const press = (name: string) => page.getByRole('button', { name }).click()
  await renderPart(new FakeAccount(), <Edits />)
  await act(async () => answers[0]?.('First'))
  await expect.element(shown).toHaveTextContent('First')

  await press('Refresh')
  await press('Change')
  await expect.element(shown).toHaveTextContent('First, changed')
  await act(async () => answers[1]?.('Older'))
  await expect.element(shown).toHaveTextContent('First, changed')
  await act(async () => answers[2]?.('Second'))
  await expect.element(shown).toHaveTextContent('Second')

  await press('Try again')
  await expect.element(shown).toHaveTextContent('loading')
  await press('Change')
  await act(async () => answers[3]?.('Older'))
  await expect.element(shown).toHaveTextContent('loading')
  await act(async () => answers[4]?.('Third'))
  await expect.element(shown).toHaveTextContent('Third')
})
