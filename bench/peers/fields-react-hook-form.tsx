import { useForm } from 'react-hook-form'
import '../browser/pages/plain.css'
import { listNames, showOnDemand } from '../browser/pages/subject.ts'

const required = { required: 'Fill in this field' }

function Fields({ names }: { readonly names: readonly string[] }) {
  const { register, formState, handleSubmit } = useForm<Record<string, string>>({ mode: 'onChange' })
  const { errors } = formState
  return (
    <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {names.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{name}</label>
          <div className="box">
            <input id={name} aria-describedby={`${name}-message`} {...register(name, required)} />
          </div>
          <p id={`${name}-message`} aria-live="polite">
            {errors[name]?.message}
          </p>
        </div>
      ))}
    </form>
  )
}

showOnDemand((count) => <Fields names={listNames(count)} />)
