import { firstBirthday } from '@foyer/core/checkout'
import { DateParts } from '@foyer/kit/date-parts'
import { useState } from 'react'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

/** The date of birth, as three number fields. Optional. */
export function BirthField() {
  const { translate } = useFoyer('BirthField')
  const events = useFieldEvents('dateOfBirth')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
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
