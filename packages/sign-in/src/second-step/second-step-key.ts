/** In session storage while a sign-in waits for its second step, so that a page that is loaded again goes on with it. Holds nothing secret. */
export const secondStepKey = 'foyer-second-factor'
