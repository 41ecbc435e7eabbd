// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const snackbarMessages = {
  snackbar_region: 'Notifications, {key}',
  snackbar_info: 'Information',
  snackbar_success: 'Success',
  snackbar_error: 'Error',
  snackbar_close: 'Close',
  snackbar_clear: 'Close all',
} as const satisfies Catalogue
