export { kit, signIn, userButton, validation, web } from '@foyer/core/messages/ar-XX'
