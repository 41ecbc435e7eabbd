/** Somebody to sign up as. The address tells a leak in a log from any other text. */
export const ada = { email: 'ada.lovelace@example.test', password: 'Correct1horse' }
export const bob = { email: 'bob@example.test', password: 'Battery2staple' }
