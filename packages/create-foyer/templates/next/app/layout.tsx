import '@foyer/kit/styles.css'
import './layout.css'
import type { ReactNode } from 'react'
import { loadLanguage } from '../lib/language'
import { Bar } from './bar'
import { Provider } from './provider'

export const metadata = { title: 'Shop' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const { lang, messages, userButton } = await loadLanguage()
  return (
    <html lang={lang}>
      <body>
        <Provider lang={lang} messages={messages}>
          <Bar messages={userButton} />
          <main>{children}</main>
        </Provider>
      </body>
    </html>
  )
}
