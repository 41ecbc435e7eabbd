import { isEmpty, type Rule } from './validator.ts'

// The rule of the HTML standard ("valid e-mail address"), with one change: at least one dot in the domain.
// The classes overlap, so the length is bounded before it runs.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`)

export const email: Rule<'email'> = (value) =>
  isEmpty(value) || (typeof value === 'string' && value.length <= 254 && pattern.test(value))
    ? null
    : { code: 'email_format' }
