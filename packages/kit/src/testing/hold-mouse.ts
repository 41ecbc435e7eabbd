import { cdp } from 'vitest/browser'
import { middleOf } from './middle-of.ts'

/** The part of the Chrome DevTools Protocol that simulates a mouse. */
interface MouseProtocol {
  send(
    method: 'Input.dispatchMouseEvent',
    params: {
      type: 'mouseMoved' | 'mousePressed' | 'mouseReleased'
      x: number
      y: number
      button?: 'left'
      clickCount?: 1
    },
  ): Promise<unknown>
}

/** Presses the middle of an element and holds the button. The returned function releases it in the same place. */
export async function holdMouse(element: Element): Promise<() => Promise<void>> {
  const protocol = cdp() as MouseProtocol
  const point = middleOf(element)
  const send = async (type: 'mousePressed' | 'mouseReleased'): Promise<void> => {
    await protocol.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
  }
  await protocol.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
  await send('mousePressed')
  return () => send('mouseReleased')
}
