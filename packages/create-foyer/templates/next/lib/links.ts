/** The pages of this app that Foyer's components lead to. */
export const links = {
  account: '/account',
  recovery: '/recover',
  signIn: '/sign-in',
  signUp: '/sign-up',
  verify: '/verify',
}
