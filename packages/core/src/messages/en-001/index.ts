export { server } from './server.ts'
export { validation } from './validation.ts'
