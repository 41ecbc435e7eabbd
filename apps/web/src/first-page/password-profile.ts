import type { PasswordProfile } from '@foyer/core/validators'
import { createContext } from 'react'

/** The password profile that the page was served with; `undefined`: it comes from the server's settings. */
export const PasswordProfileContext = createContext<PasswordProfile | undefined>(undefined)
