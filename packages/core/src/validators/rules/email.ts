import { isEmpty, type Rule } from '../validator.ts'

// The rule of the HTML standard ("valid e-mail address"), and at least one dot in the domain. The length is limited to
// 254 characters (RFC 5321) before the expression runs, because its classes overlap.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^(?!.{255})[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

export const email: Rule<'email'> = (value) =>
  isEmpty(value) || pattern.test(String(value)) ? null : { code: 'email_format' }
