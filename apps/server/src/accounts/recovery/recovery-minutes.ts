/** In minutes: how long a link is valid, and how long a completed recovery can be sent again. Codes are valid for `codeMinutes`. */
export const recoveryMinutes = 30
