import { Button } from '@foyer/kit/button'
import { nameProvider, useSocialConfigs, useSocialLink } from '@foyer/sign-in'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'
import { IdentityRow } from './identity-row.tsx'
import { useIdentities } from './use-identities.ts'

/** The accounts at providers that the person can sign in with, and the way to link and unlink them. */
export function Identities() {
  const [round, setRound] = useState(0)
  return <IdentityList key={round} onRetry={() => setRound(round + 1)} />
}

function IdentityList({ onRetry }: { readonly onRetry: () => void }) {
  const { translate } = useLocale()
  const offer = useSocialConfigs()
  const { list, unlink } = useIdentities()
  const link = useSocialLink({ pathname: '/account' })
  const [said, setSaid] = useState('')
  const [pressed, setPressed] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const offered = offer.status === 'ready' ? offer.configs.map((config) => config.id) : []
  const linked = list.status === 'ready' ? list.identities : []
  // A provider that is not offered any more can still be unlinked.
  const socials = [...new Set([...linked.map(({ social }) => social), ...offered])]
  const isLoading = list.status === 'loading' || offer.status === 'loading'

  async function unlinkIdentity(social: string): Promise<void> {
    await unlink(social)
    setSaid(translate('identities_unlinked', { name: nameProvider(social) }))
    // The button that had the focus has gone.
    heading.current?.focus()
  }

  function startLink(social: string): void {
    setPressed(social)
    void link.start(social)
  }

  if (!isLoading && list.status === 'ready' && socials.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {translate('identities_title')}
      </h2>
      <p className={styles.text}>{translate('identities_text')}</p>
      <output className={styles.said}>{isLoading ? translate('identities_loading') : said}</output>
      {list.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{list.message}</p>
          <Button text={translate('identities_retry')} variant="secondary" events={{ click: onRetry }} />
        </div>
      )}
      {list.status === 'ready' && socials.length > 0 && (
        <ul className={styles.list}>
          {socials.map((social) => (
            <IdentityRow
              key={social}
              social={social}
              identity={linked.find((identity) => identity.social === social)}
              isPending={link.pending === social}
              isDisabled={link.pending !== null && link.pending !== social}
              problem={pressed === social ? link.problem : ''}
              onLink={() => startLink(social)}
              onUnlink={unlinkIdentity}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
