/** A person to sign up as. The address is unique, so that tests can find it if it leaks into a log. */
export const ada = { email: 'ada.lovelace@example.test', password: 'Correct1horse' }
export const bob = { email: 'bob@example.test', password: 'Battery2staple' }
