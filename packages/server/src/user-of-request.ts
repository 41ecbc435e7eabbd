import { misconfigured } from './foyer-error.ts'

/** The users whom guards have let pass, by request. They are kept as long as the request is. */
export interface UserOfRequest<User> {
  set(request: object, user: User): void
  /** @throws {FoyerError} `foyer_misconfigured` if no guard has let a user pass */
  get(request: object): User
}

export function createUserOfRequest<User>(): UserOfRequest<User> {
  const users = new WeakMap<object, User>()
  return {
    set: (request, user) => void users.set(request, user),
    get(request) {
      const user = users.get(request)
      if (user !== undefined) return user
      throw misconfigured(
        'userOf: no requireUser() stands before this handler, so nobody knows who is there.',
      )
    },
  }
}
