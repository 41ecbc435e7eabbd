import { createInstallPrompt, InstallBanner } from '@foyer/kit/install-prompt'
import { Arches } from '../layout/arches.tsx'
import { useLocale } from '../locale/language.ts'
import { early } from './early-question.ts'
import styles from './install-offer.module.css'

/** In ms: a month after it was closed the banner may come again. */
const cooldown = 30 * 24 * 60 * 60 * 1000

/** One for the visit: the browser's question is answered once. */
const prompt = createInstallPrompt({ cooldown, question: early.question })

/**
 * Offers to install the app, to people who are signed in: nobody is asked while filling in a form. Its place is a page
 * that is shorter than a window, where nothing moves when the browser asks late.
 */
export function InstallOffer() {
  const { translate } = useLocale()
  return (
    <div className={styles.offer}>
      <InstallBanner prompt={prompt} name={translate('product')} icon={<Arches className={styles.icon} />} />
    </div>
  )
}
