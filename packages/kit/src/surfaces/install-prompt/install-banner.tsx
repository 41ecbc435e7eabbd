import { createTranslate } from '@foyer/core/messages'
import { installWords } from '@foyer/core/messages/en-001/kit'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import styles from './install-banner.module.css'
import type { InstallPrompt } from './install-prompt.ts'

const english = createTranslate(installWords)

export interface InstallBannerProps {
  readonly prompt: InstallPrompt
  /** The app's name. */
  readonly name: string
  /** The app's picture: it is not heard. */
  readonly icon?: ReactNode
}

const none = (): null => null

/** Offers to install the app, as long as that is possible and nobody has closed it lately. */
export function InstallBanner({ prompt, name, icon }: InstallBannerProps) {
  const translate = useKitMessages(english)
  const id = useId()
  const offer = useSyncExternalStore(prompt.subscribe, prompt.getOffer, none)
  if (offer === null) return null
  return (
    <aside className={styles.banner} aria-labelledby={id}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title} id={id}>
          {translate('install_title', { name })}
        </p>
        {offer === 'prompt' ? (
          <p className={styles.text}>{translate('install_text')}</p>
        ) : (
          <ol className={styles.steps}>
            <li>{translate('install_step_share')}</li>
            <li>{translate('install_step_add')}</li>
          </ol>
        )}
        <button className={styles.action} type="button" onClick={() => void prompt.install()}>
          {translate(offer === 'prompt' ? 'install_action' : 'install_done')}
        </button>
      </div>
      <CloseButton aria-label={translate('install_close')} onClick={prompt.close} />
    </aside>
  )
}
