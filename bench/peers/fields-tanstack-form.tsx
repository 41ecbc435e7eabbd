import { useForm } from '@tanstack/react-form'
import { useState } from 'react'
import '../browser/pages/plain.css'
import { listNames, showOnDemand } from '../browser/pages/subject.ts'

const required = {
  onChange: ({ value }: { readonly value: string }) => (value === '' ? 'Fill in this field' : undefined),
}

function Fields({ names }: { readonly names: readonly string[] }) {
  const [defaultValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(names.map((name) => [name, ''])),
  )
  const form = useForm({ defaultValues })
  return (
    <form onSubmit={() => void form.handleSubmit()}>
      {names.map((name) => (
        <form.Field key={name} name={name} validators={required}>
          {({ state, handleBlur, handleChange }) => (
            <div className="field">
              <label htmlFor={name}>{name}</label>
              <div className="box">
                <input
                  id={name}
                  name={name}
                  aria-describedby={`${name}-message`}
                  value={state.value}
                  onBlur={handleBlur}
                  onChange={(event) => handleChange(event.target.value)}
                />
              </div>
              <p id={`${name}-message`} aria-live="polite">
                {state.meta.errors[0]}
              </p>
            </div>
          )}
        </form.Field>
      ))}
    </form>
  )
}

showOnDemand((count) => <Fields names={listNames(count)} />)
