import { withUser } from '../../../lib/foyer'

/** Only for those who have shown who they are in the last ten minutes. */
export const GET = withUser((user) => Response.json({ ordersOf: user.id }), { recent: true })
