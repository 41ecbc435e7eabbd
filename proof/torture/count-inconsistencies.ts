// Looks for inconsistent data directly in the database: orphaned rows, duplicate names, incomplete accounts.
import type { Product } from '../product.ts'

const inconsistenciesQuery = `
  select (select count(*) from users u where email is not null and not exists
      (select 1 from user_emails e where e.user_id = u.id)) as "users without their name",
    (select count(*) from user_emails e where not exists (select 1 from users u where u.id = e.user_id)) as "names of nobody",
    (select count(*) from users u where phone is not null and not exists
      (select 1 from user_phones p where p.user_id = u.id)) as "users without their number",
    (select count(*) from user_phones p where not exists (select 1 from users u where u.id = p.user_id)) as "numbers of nobody",
    (select count(*) from one_time_codes c where user_id is not null and not exists
      (select 1 from users u where u.id = c.user_id)) as "codes of nobody",
    (select count(*) from identifier_undos i where not exists (select 1 from users u where u.id = i.user_id)) as "undo links of nobody",
    (select count(*) from users u where
      (select count(*) from audit_events a where a.user_id = u.id and a.event = 'address_proven') > 1) as "users with two first proofs",
    (select count(*) from sessions s where not exists (select 1 from users u where u.id = s.user_id)) as "sessions of nobody",
    (select count(*) - count(distinct lower(email)) from users where email is not null) as "users twice",
    (select count(*) from users u where email is distinct from 'demo@foyer.test' and not exists
      (select 1 from audit_events a where a.user_id = u.id and a.event = 'register')) as "users without a line in the trail",
    (select count(*) from users u where
      (select count(*) from sessions s where s.user_id = u.id)
        > (select count(*) from audit_events a where a.user_id = u.id and a.event in ('register', 'login', 'password_recovered')))
      as "users with more sessions than sign-ins",
    (select count(*) from identities i where not exists (select 1 from users u where u.id = i.user_id)) as "links of nobody",
    (select count(*) from users u where email is null and phone is null and not exists
      (select 1 from identities i where i.user_id = u.id)) as "users whom nothing signs in"`

/** Leaves out the demo account, which was never signed up. @returns one line for each kind of fault */
export async function countInconsistencies(product: Product): Promise<string[]> {
  const [counted = {}] = await product.query<Record<string, string>>(inconsistenciesQuery)
  return Object.entries(counted)
    .filter(([, number]) => Number(number) > 0)
    .map(([description, number]) => `${number} ${description}`)
}
