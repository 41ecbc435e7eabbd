import { notFound } from 'next/navigation'
import { links } from '../../../lib/links'
import { AccountPage } from '../account-page'

/** A room of the account, such as `/account/security`. */
export default async function Page({ params }: { readonly params: Promise<{ readonly room: string }> }) {
  const { room: name } = await params
  const room = (Object.keys(links.rooms) as (keyof typeof links.rooms)[]).find((each) => each === name)
  if (room === undefined) notFound()
  return <AccountPage room={room} />
}
