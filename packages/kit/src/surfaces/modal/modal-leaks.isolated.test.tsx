import { expect, it } from 'vitest'
import '../../styles/tokens.css'
import { countLeftBehind, until } from '../../testing/count-left-behind.ts'
import { NameForm, renderModals } from '../../testing/modal-sample.tsx'

it('leaves no node, no listener and no growing heap after a hundred modals', async () => {
  const { store } = await renderModals()
  const { signal } = new AbortController()
  const leftovers = await countLeftBehind(async () => {
    const promise = store.open('name', { title: 'Name', content: NameForm, signal })
    await until(() => document.querySelector('dialog')?.open === true)
    store.requestDismissal('name')
    await promise
    document.getAnimations().forEach((animation) => animation.finish())
    await until(() => document.querySelector('dialog') === null)
  })
  expect(leftovers.nodes).toBeLessThan(30)
  expect(leftovers.listeners).toBeLessThan(10)
  expect(leftovers.heap).toBeLessThan(200)
}, 60_000)
