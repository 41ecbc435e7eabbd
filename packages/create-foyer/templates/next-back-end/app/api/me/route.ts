import { withUser } from '../../../lib/foyer'

export const GET = withUser(({ id, email, name }) => Response.json({ id, email, name }))
