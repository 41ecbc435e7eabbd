import { cdp } from 'vitest/browser'
import { middleOf } from './middle-of.ts'

/** The part of the Chrome DevTools Protocol that simulates touch. */
interface TouchProtocol {
  send(method: 'Emulation.setTouchEmulationEnabled', params: { enabled: boolean }): Promise<unknown>
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchEnd'; touchPoints: readonly { x: number; y: number }[] },
  ): Promise<unknown>
}

/** Taps the middle of an element. */
export async function tap(element: Element): Promise<void> {
  const protocol = cdp() as TouchProtocol
  const point = middleOf(element)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false })
}
