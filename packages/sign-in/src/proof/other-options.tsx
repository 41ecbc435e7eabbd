import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { FoldedWays } from '../second-step/ways/folded-ways.tsx'
import type { ProofOption } from './proof-options.ts'
import { listProviders } from './social/list-providers.ts'
import { SendCode } from './send-code.tsx'

export interface OtherOptionsProps {
  readonly options: readonly ProofOption[]
  readonly current: number
  /** When codes were sent, by their way. */
  readonly sentAt: { readonly [way: string]: number }
  readonly onSent: (way: string, at: number) => void
  readonly onChoose: (index: number) => void
}

/** The button 'Use another way', and the ways behind it. */
export function OtherOptions({ options, current, sentAt, onSent, onChoose }: OtherOptionsProps) {
  const { translate } = useFoyer('the proof dialog')
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  return (
    <FoldedWays text={translate('proof_other')}>
      {options.map((option, index) =>
        index === current ? null : (
          <li key={option.way}>
            {isCodeOption(option) ? (
              <CodeOption
                option={option}
                isSent={sentAt[option.way] !== undefined}
                onSent={(at) => {
                  onSent(option.way, at)
                  // Not if the person has chosen another way meanwhile.
                  if (isMounted.current) onChoose(index)
                }}
                onChoose={() => onChoose(index)}
              />
            ) : (
              <Choice option={option} onChoose={() => onChoose(index)} />
            )}
          </li>
        ),
      )}
    </FoldedWays>
  )
}

interface CodeOptionProps {
  readonly option: CodeWay
  readonly isSent: boolean
  readonly onSent: (at: number) => void
  readonly onChoose: () => void
}

/** Sends a code, or leads to the form for one that was sent. */
function CodeOption({ option, isSent, onSent, onChoose }: CodeOptionProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An earlier request has sent a code meanwhile, so the button that sends one was replaced by the one that leads to its form.
    if (isSent && isFocusFree()) container.current?.querySelector('button')?.focus()
  }, [isSent])
  return (
    <div ref={container}>
      {isSent ? (
        <Choice option={option} onChoose={onChoose} />
      ) : (
        <SendCode kind={option.way} to={option.to} variant="secondary" onSent={onSent} />
      )}
    </div>
  )
}

const texts = {
  password: 'proof_with_password',
  passkey: 'proof_with_passkey',
  totp: 'proof_with_totp',
  email: 'code_form_label_email',
  phone: 'code_form_label_phone',
} as const

function Choice({ option, onChoose }: { readonly option: ProofOption; readonly onChoose: () => void }) {
  const { lang, translate } = useFoyer('the proof dialog')
  const text =
    option.way === 'social'
      ? translate('social_button', { name: listProviders(option.socials, lang) })
      : translate(texts[option.way])
  return <Button text={text} variant="secondary" isWide events={{ click: onChoose }} />
}

type CodeWay = Extract<ProofOption, { readonly to: string }>

function isCodeOption(option: ProofOption): option is CodeWay {
  return option.way === 'email' || option.way === 'phone'
}
