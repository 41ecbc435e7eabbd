/** The pages of this app that Foyer's components lead to. */
export const links = {
  account: '/account',
  rooms: {
    profile: '/account/profile',
    security: '/account/security',
    connections: '/account/connections',
    data: '/account/data',
  },
  recovery: '/recover',
  signIn: '/sign-in',
  signUp: '/sign-up',
  verify: '/verify',
}
