import { firstBirthday } from '@foyer/core/checkout'
import { DateParts } from '@foyer/kit/date-parts'
import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

/** In UTC, as ISO `yyyy-mm-dd`. */
function readToday(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The date of birth, as three number fields. Optional. */
export function BirthField() {
  const { translate } = useFoyer('BirthField')
  const events = useFieldEvents('dateOfBirth')
  // Not read on a server: a static page that is rendered there is still sent on later days.
  const today = useBrowserValue<string | undefined>(readToday, undefined)
  return (
    <DateParts
      name="dateOfBirth"
      events={events}
      label={translate('sign_up_born_label')}
      description={translate('sign_up_born_hint')}
      min={firstBirthday}
      max={today}
      autocomplete="bday"
    />
  )
}
