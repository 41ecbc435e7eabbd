import { createFoyer } from '@foyer/server'
import { createGuards } from '@foyer/server/next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

const foyer = createFoyer({ url: process.env.FOYER_URL ?? 'http://localhost:3000' })

export const { getUser, requireUser, withUser } = createGuards(foyer, {
  connection,
  headers,
  redirect,
  signInPath: '/sign-in',
})
