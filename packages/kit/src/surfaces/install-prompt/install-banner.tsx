import { createTranslate } from '@foyer/core/messages'
import { installMessages } from '@foyer/core/messages/en-001/kit'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import styles from './install-banner.module.css'
import type { InstallPrompt } from './install-prompt.ts'
import { useFocusReturn } from './use-focus-return.ts'

const english = createTranslate(installMessages)

export interface InstallBannerProps {
  readonly prompt: InstallPrompt
  /** The app's name. */
  readonly name: string
  /** The app's icon. Decorative. */
  readonly icon?: ReactNode
}

const getServerSnapshot = (): null => null

/** A banner that offers to install the app while that is possible, unless it was closed recently. */
export function InstallBanner({ prompt, name, icon }: InstallBannerProps) {
  const translate = useKitMessages(english)
  const id = useId()
  const offer = useSyncExternalStore(prompt.subscribe, prompt.getOffer, getServerSnapshot)
  const focusProps = useFocusReturn(offer !== null)
  if (offer === null) return null
  return (
    <aside className={styles.banner} aria-labelledby={id} {...focusProps}>
      {icon}
      <div className={styles.texts}>
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
