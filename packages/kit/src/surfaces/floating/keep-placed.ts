import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import type { FloatingPlacement } from './floating-placement.ts'

/** The distance in px between a surface and its anchor, and between a surface and the window's edge. */
const gap = 8
const margin = 8

/** Keeps a surface beside its anchor and inside the window, until the returned function is called. */
export default function keepPlaced(
  anchor: HTMLElement,
  surface: HTMLElement,
  placement: FloatingPlacement,
): () => void {
  let isStopped = false

  async function place(): Promise<void> {
    const {
      x,
      y,
      placement: side,
    } = await computePosition(anchor, surface, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(gap),
        flip({ padding: margin }),
        shift({ padding: margin }),
        size({
          padding: margin,
          apply: ({ availableHeight }) => {
            surface.style.maxBlockSize = `${Math.max(availableHeight, 0)}px`
          },
        }),
      ],
    })
    if (isStopped) return
    surface.style.left = `${x}px`
    surface.style.top = `${y}px`
    surface.dataset['side'] = side
  }

  const stop = autoUpdate(anchor, surface, () => void place())
  return () => {
    isStopped = true
    stop()
  }
}
