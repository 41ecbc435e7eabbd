import type { ImportFormat } from '../imported-user.ts'
import { auth0 } from './auth0.ts'
import { clerk } from './clerk.ts'
import { firebase } from './firebase.ts'
import { foyer } from './foyer.ts'
import { keycloak } from './keycloak.ts'
import { supabase } from './supabase.ts'

export const importFormats: readonly ImportFormat[] = [auth0, clerk, firebase, foyer, keycloak, supabase]
