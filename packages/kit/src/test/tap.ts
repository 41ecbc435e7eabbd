import { cdp } from 'vitest/browser'

/** The part of Chromium's protocol that touches as a finger does. */
interface TouchProtocol {
  send(method: 'Emulation.setTouchEmulationEnabled', params: { enabled: boolean }): Promise<unknown>
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchEnd'; touchPoints: readonly { x: number; y: number }[] },
  ): Promise<unknown>
}

/** Touches the middle of an element, and lets go. */
export async function tap(element: Element): Promise<void> {
  const protocol = cdp() as TouchProtocol
  const { left, top, width, height } = element.getBoundingClientRect()
  // The test's own page is a frame in that of the protocol, and may be drawn smaller.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  const point = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale }
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false })
}
