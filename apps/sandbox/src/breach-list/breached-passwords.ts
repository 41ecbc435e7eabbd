/** Passwords that every rule for new ones accepts, and that only the breach list knows. */
export const breachedPasswords: readonly string[] = [
  'Correct-Horse-1',
  'Sunshine-2019',
  'Liverpool-Fc-1892',
  'Correct-Horse-Battery-Staple-1',
  'Пароль-Из-Утечки-1',
]
