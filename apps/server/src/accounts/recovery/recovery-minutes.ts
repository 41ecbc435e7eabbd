/** In minutes: how long a link is valid. A code is valid as long as any other: `codeMinutes`. */
export const recoveryMinutes = 30
