export { kit } from './kit.ts'
export { server } from './server.ts'
export { validation } from './validation.ts'
