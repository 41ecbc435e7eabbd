export { signIn, web } from '@foyer/core/messages/en-001'
