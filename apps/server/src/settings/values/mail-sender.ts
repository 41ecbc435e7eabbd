const address = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/
const nameAndAddress = /^(?:"[^"\p{Cc}]*" ?|[^"<>@,;\p{Cc}]*)<([^<>]*)>$/u

/** Is it a valid sender of mails, such as `no-reply@example.com` or `Foyer <no-reply@example.com>`? */
export function isMailSender(text: string): boolean {
  const [, inner = text] = nameAndAddress.exec(text) ?? []
  return address.test(inner)
}
