export { createLazyValue, type LazyValue } from './create-lazy-value.ts'
export { createStore, type Store } from './create-store.ts'
export { loadOnce } from './load-once.ts'
export { memoize } from './memoize.ts'
