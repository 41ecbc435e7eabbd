/** How long a link or a code works. */
export const recoveryMinutes = 30
