import { Button } from '@foyer/kit/button'
import { isolate } from '@foyer/kit/isolated'
import { saveFile } from '@foyer/kit/save-file'
import { Snackbars } from '@foyer/kit/snackbar'
import { useApi, useFailure } from '@foyer/sign-in'
import { use, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { AccountSection } from '../layout/account-section.tsx'
import formStyles from '../form/account-form.module.css'
import listStyles from '../layout/account-list.module.css'

export interface OwnDataProps {
  /** The clock, in ms since the epoch. Default: the browser's. */
  readonly now?: (() => number) | undefined
}

/**
 * Downloads all data that is stored about the person. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function OwnData({ now = Date.now }: OwnDataProps) {
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const { api, describeFailure } = useApi()
  const [isPending, setIsPending] = useState(false)
  const failure = useFailure(describeFailure)

  async function download(): Promise<void> {
    setIsPending(true)
    failure.clear()
    try {
      const data = await api.call('exportAccount', {})
      const file = `foyer-account-${toIsoDate(new Date(now()))}.json`
      saveFile(file, 'application/json', JSON.stringify(data, null, 2))
      snackbars.show({ text: translate('data_exported', { file: isolate(file) }), variant: 'success' })
    } catch (error) {
      failure.show(error)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <AccountSection title={translate('data_title')} text={translate('data_text')} isHiddenInPrint>
      <div className={formStyles.action}>
        <Button
          text={translate('data_export')}
          variant="secondary"
          isLoading={isPending}
          events={{ click: () => void download() }}
        />
        <p role="alert" className={listStyles.problem}>
          {failure.message}
        </p>
      </div>
    </AccountSection>
  )
}

/** The day where the person is, as ISO `yyyy-mm-dd`. */
function toIsoDate(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
