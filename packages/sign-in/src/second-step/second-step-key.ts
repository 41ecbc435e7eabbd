/**
 * In session storage while a sign-in waits for its second step, so that a page that is loaded again goes on with it: the flow of
 * the form that has begun it, since another form would say what is not so. Nothing secret.
 */
export const secondStepKey = 'foyer-second-factor'
