import { setFlagsFromString } from 'node:v8'

/** In percent. With a smaller value V8 would collect garbage more often, and slow down requests. */
const growth = 50

/**
 * Makes V8 collect garbage as soon as the heap has grown by this percentage. By default V8 lets it grow to several times the
 * memory in use.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}
