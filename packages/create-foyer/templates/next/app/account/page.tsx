import { AccountPage } from './account-page'

/** The links to the rooms of the account; where there is space, beside the first of them. */
export default function Page() {
  return <AccountPage />
}
