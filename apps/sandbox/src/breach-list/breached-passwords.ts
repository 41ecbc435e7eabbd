/** Passwords that satisfy every rule for new ones, but are on the breach list. */
export const breachedPasswords: readonly string[] = [
  'Correct-Horse-1',
  'Sunshine-2019',
  'Liverpool-Fc-1892',
  'Correct-Horse-Battery-Staple-1',
  'Пароль-Из-Утечки-1',
]
