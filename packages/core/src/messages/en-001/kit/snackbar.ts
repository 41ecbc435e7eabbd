// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const snackbarWords = {
  snackbar_region: 'Notifications, {key}',
  snackbar_info: 'Information',
  snackbar_success: 'Success',
  snackbar_error: 'Error',
  snackbar_close: 'Close',
  snackbar_clear: 'Close all',
} as const
