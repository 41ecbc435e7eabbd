import { createTranslate } from '@foyer/core/messages'
import { zipcodeMessages } from '@foyer/core/messages/en-001/kit'
import { FieldShell } from '../../field/field-shell.tsx'
import { RequirementList } from '../../field/requirement-list/requirement-list.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import type { ZipcodeInputProps } from './zipcode-input-props.ts'
import { useZipcodeField } from './use-zipcode-field.ts'

const english = createTranslate(zipcodeMessages)

/** An input for a zip or postal code, with a list of its rules while it is typed. */
export function ZipcodeInput(props: ZipcodeInputProps) {
  const { field, inputProps, requirements, isListShown } = useZipcodeField(props)
  const { label, description, disabled, marginBottom, isHidden } = props
  const translate = useKitMessages(english)
  const listId = `${field.inputId}r`
  const hasList = requirements.length > 0
  return (
    <FieldShell
      {...{ field, label, description, disabled, marginBottom, isHidden }}
      below={
        hasList && (
          <RequirementList
            id={listId}
            label={translate('zipcode_requirements_label')}
            store={field.store}
            requirements={requirements}
            isHidden={!isListShown}
          />
        )
      }
    >
      <input
        {...inputProps}
        type="text"
        inputMode={props.inputMode}
        autoComplete={props.autocomplete ?? 'postal-code'}
        // Letters in postal codes are capitals.
        autoCapitalize="characters"
        aria-describedby={hasList ? `${listId} ${field.messageId}` : field.messageId}
      />
    </FieldShell>
  )
}
