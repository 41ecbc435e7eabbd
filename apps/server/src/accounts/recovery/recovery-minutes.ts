/** In minutes: how long a link or a code is valid. */
export const recoveryMinutes = 30
