import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { EmailInput } from '@foyer/kit/email-input'
import { Form, useFormStore } from '@foyer/kit/form'
import { GroupLabel } from '@foyer/kit/group-label'
import { MaskInput } from '@foyer/kit/mask-input'
import { PhoneInput } from '@foyer/kit/phone-input'
import { Snackbars } from '@foyer/kit/snackbar'
import { Submit } from '@foyer/kit/submit'
import { use, useMemo } from 'react'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

/** The company's country: its office and mobile phones have numbers there. */
const country = 'GB'
const callingCode = '44'
const regions = narrowRegions(phoneRegions, { allowed: [country] })
const domains = ['example.com', 'example.org', 'example.net', 'example.edu'] as const

const required: Validator = { type: 'required', lazy: true }
const requiredValidators: readonly Validator[] = [required]
const emailValidators: readonly Validator[] = [required, { type: 'email', lazy: true }]
const phoneValidators: readonly Validator[] = [required, { type: 'phone', lazy: true }]
const peopleValidators: readonly Validator[] = [
  required,
  { type: 'numberValue', min: 1, max: 50_000, lazy: true },
]

/** A form for the details of a company. Nothing is sent: if the form is complete, a notice says so. */
export function SampleForm() {
  const { translate } = useSamplesLocale()
  const snackbars = use(Snackbars)
  const store = useFormStore<null>({
    send: async () => null,
    describeFailure: String,
    onSuccess: () =>
      void snackbars.show({
        title: translate('sample_done'),
        text: translate('sample_done_text'),
        variant: 'success',
      }),
  })
  const vatValidators = useMemo<readonly Validator[]>(
    () => [required, { type: 'length', min: 11, lazy: true, message: translate('sample_vat_whole') }],
    [translate],
  )
  return (
    <Form store={store} label={translate('sample_title')}>
      <div className={styles.card}>
        <GroupLabel
          label={translate('sample_company_group')}
          description={translate('sample_company_group_text')}
        >
          <div className={styles.fields}>
            <BaseInput
              name="company"
              label={translate('sample_company')}
              autocomplete="organization"
              validators={requiredValidators}
            />
            <BaseInput
              name="people"
              label={translate('sample_people')}
              inputMode="numeric"
              validators={peopleValidators}
            />
            <MaskInput
              name="vat"
              label={translate('sample_vat')}
              description={translate('sample_vat_hint')}
              placeholder="GB 123 456 789"
              mask="@@ ### ### ###"
              validators={vatValidators}
            />
          </div>
        </GroupLabel>
      </div>
      <div className={styles.card}>
        <GroupLabel label={translate('sample_contact_group')}>
          <div className={styles.fields}>
            <EmailInput
              name="email"
              label={translate('sample_email')}
              domains={domains}
              validators={emailValidators}
            />
            <PhoneInput
              name="office"
              label={translate('sample_office')}
              description={translate('sample_office_hint', { code: callingCode })}
              regions={regions}
              numberTypes="any"
              autocomplete="work tel"
              validators={phoneValidators}
            />
            <PhoneInput
              name="mobile"
              label={translate('sample_mobile')}
              description={translate('sample_mobile_hint', { code: callingCode })}
              countryCode={country}
              lockRegion
              autocomplete="mobile tel"
              validators={phoneValidators}
            />
          </div>
        </GroupLabel>
      </div>
      <Submit text={translate('sample_submit')} />
    </Form>
  )
}
