import { createInstallPrompt, InstallBanner } from '@foyer/kit/install-prompt'
import { useAnalytics } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { Arches } from '../layout/brand/arches.tsx'
import { useLocale } from '../locale/language.ts'
import { earlyInstallPrompt } from './early-install-prompt.ts'
import styles from './install-offer.module.css'

/** In ms: the banner stays hidden for 30 days after it was closed. */
const cooldown = 30 * 24 * 60 * 60 * 1000

/** A single one, because the browser's event can be used only once. */
const prompt = createInstallPrompt({ cooldown, promptEvent: earlyInstallPrompt.read() })

/**
 * Offers signed-in people to install the app; not signed-out people, whom it would disturb while they fill in a form. If the browser's
 * event comes after the page was rendered, the offer waits until the page is opened again, because it would shift what people press.
 */
export function InstallOffer() {
  const { translate } = useLocale()
  const { track } = useAnalytics()
  const [hasOffer] = useState(() => prompt.getOffer() !== null)
  useEffect(
    () => prompt.listenForInstall((platform) => track({ name: 'app_install', schemaVersion: 1, platform })),
    [track],
  )
  if (!hasOffer) return null
  return (
    <div className={styles.offer}>
      <InstallBanner prompt={prompt} name={translate('product')} icon={<Arches className={styles.icon} />} />
    </div>
  )
}
