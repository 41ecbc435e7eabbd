import { BlockForm, type Block } from '@foyer/kit/block-form'
import { useFormStore } from '@foyer/kit/form'
import '@foyer/kit/styles.css'
import { listNames, showOnDemand } from './subject.ts'

const required = [{ type: 'required', lazy: true }] as const

function Fields({ names }: { readonly names: readonly string[] }) {
  const store = useFormStore<null>({
    send: async () => null,
    describeFailure: String,
    createKey: () => crypto.randomUUID(),
  })
  return <BlockForm store={store} blocks={names.map(blockOf)} />
}

function blockOf(name: string): Block {
  return { type: 'base-input', name, label: name, validators: required }
}

showOnDemand((count) => <Fields names={listNames(count)} />)
