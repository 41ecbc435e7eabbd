import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { useLanguage } from '../locale/language.ts'
import { keepLanguage } from './keep-language.ts'
import { SignOut } from './sign-out.tsx'

/** What the bar has for who is signed in: the way out. The page's language is that of their account. */
export function MemberAction() {
  const { api } = useApi()
  const language = useLanguage()
  useEffect(() => keepLanguage(api, language), [api, language])
  return <SignOut />
}
