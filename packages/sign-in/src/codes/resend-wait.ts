/** In ms: how long the server waits between two messages to the same person, unless it is configured otherwise. */
export const resendWait = 60_000
