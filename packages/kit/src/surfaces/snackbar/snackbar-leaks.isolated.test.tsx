import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { countLeftBehind, until } from '../../testing/count-left-behind.ts'
import { renderSnackbars } from '../../testing/snackbar-sample.tsx'

it('leaves no node, no listener and no growing heap after a hundred snackbars', async () => {
  const { clock, store, screen } = await renderSnackbars()
  // Moves the pointer away, because it would stop the timers if it was over a snackbar.
  await userEvent.hover(screen.getByLabelText('First'))
  const finishAnimations = (): void => document.getAnimations().forEach((motion) => motion.finish())
  const leftovers = await countLeftBehind(async () => {
    store.show({ title: 'Saved', text: 'Your profile is up to date', variant: 'success' })
    await until(() => document.querySelector('li') !== null)
    finishAnimations()
    clock.advance(5000)
    await until(() => {
      finishAnimations()
      return document.querySelector('li') === null
    })
  })
  expect(leftovers.nodes).toBeLessThan(30)
  expect(leftovers.listeners).toBeLessThan(10)
  expect(leftovers.heap).toBeLessThan(200)
}, 60_000)
