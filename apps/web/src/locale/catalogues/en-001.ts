export { signIn, userButton, web } from '@foyer/core/messages/en-001'
