import { createInstallPrompt, InstallBanner } from '@foyer/kit/install-prompt'
import { useAnalytics } from '@foyer/sign-in'
import { useEffect } from 'react'
import { Arches } from '../layout/arches.tsx'
import { useLocale } from '../locale/language.ts'
import { earlyQuestion } from './early-question.ts'
import styles from './install-offer.module.css'

/** In ms: the banner stays hidden for 30 days after it was closed. */
const cooldown = 30 * 24 * 60 * 60 * 1000

/** A single one, because the browser's event can be used only once. */
const prompt = createInstallPrompt({ cooldown, question: earlyQuestion.read() })

/**
 * Offers signed-in people to install the app, so that nobody is disturbed while filling in a form. Place it on a page that is shorter than
 * the window, where it moves nothing when the browser's event comes late.
 */
export function InstallOffer() {
  const { translate } = useLocale()
  const { track } = useAnalytics()
  useEffect(
    () => prompt.hearInstall((platform) => track({ name: 'app_install', schemaVersion: 1, platform })),
    [track],
  )
  return (
    <div className={styles.offer}>
      <InstallBanner prompt={prompt} name={translate('product')} icon={<Arches className={styles.icon} />} />
    </div>
  )
}
