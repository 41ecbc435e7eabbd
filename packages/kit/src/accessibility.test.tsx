import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from './blocks/base-input/index.ts'
import { Button } from './blocks/button/index.ts'
import { Checkbox } from './blocks/checkbox/index.ts'
import { CodeInput } from './blocks/code-input/index.ts'
import { ContentButton } from './blocks/content-button/index.ts'
import { DateInput } from './blocks/date-input/index.ts'
import { EmailInput } from './blocks/email-input/index.ts'
import { GroupLabel } from './blocks/group-label/index.ts'
import { MaskInput } from './blocks/mask-input/index.ts'
import { PasswordInput } from './blocks/password-input/index.ts'
import { Submit } from './blocks/submit/index.ts'
import { Text } from './blocks/text/index.ts'
import './styles/tokens.css'
import { Tabs } from './surfaces/tabs/index.ts'
import { findViolationsInThemes } from './testing/find-violations.ts'
import { TestForm } from './testing/test-form.tsx'

interface State {
  readonly inputValue?: string
  readonly description?: string
  readonly placeholder?: string
  readonly customError?: string
  readonly isTouched?: boolean
  readonly disabled?: boolean
}

const states: Readonly<Record<string, State>> = {
  empty: { description: 'A hint', placeholder: 'Such as this' },
  filled: { inputValue: 'Anna' },
  error: { inputValue: 'Anna', customError: 'Something to mend' },
  success: { inputValue: 'Anna', isTouched: true },
  disabled: { inputValue: 'Anna', disabled: true },
}

const requirements = [{ type: 'length', min: 8 }, { type: 'hasAnyNumberSymbol' }] as const
const tabs = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
]

function inputsIn({ inputValue, ...state }: State): Readonly<Record<string, ReactElement>> {
  return {
    'base input': <BaseInput name="a" label="Name" inputValue={inputValue} {...state} />,
    'e-mail input': <EmailInput name="a" label="E-mail" inputValue={inputValue} {...state} />,
    'password input': (
      <PasswordInput
        name="a"
        label="Password"
        aside={<a href="#recover">Forgot password?</a>}
        newPassword
        passwordRequirements={requirements}
        inputValue={inputValue}
        {...state}
      />
    ),
    'mask input': <MaskInput name="a" label="Plate" mask="@@@@" inputValue={inputValue} {...state} />,
    'code input': <CodeInput name="a" label="Code" inputValue={inputValue && '123456'} {...state} />,
    'date input': <DateInput name="a" label="Birthday" inputValue={inputValue && '1990-03-05'} {...state} />,
    checkbox: <Checkbox name="a" label="I agree" inputValue={inputValue !== undefined} {...state} />,
  }
}

function buttonsIn(variant: 'primary' | 'secondary' | 'plain'): Readonly<Record<string, ReactElement>> {
  return {
    idle: <Button text="Continue" variant={variant} />,
    loading: <Button text="Continue" variant={variant} isLoading />,
    disabled: <Button text="Continue" variant={variant} disabled />,
  }
}

const others: Readonly<Record<string, ReactElement>> = {
  submit: <Submit text="Sign in" pending />,
  text: <Text text="Said in passing" variant="quiet" size="small" />,
  'content button': <ContentButton>Google</ContentButton>,
  'group label': (
    <GroupLabel label="Address" description="Where it goes">
      <BaseInput name="city" label="City" />
    </GroupLabel>
  ),
  tabs: (
    <Tabs label="Ways" tabs={tabs} selected="one" onSelect={() => {}}>
      <p>The panel</p>
    </Tabs>
  ),
  'vertical tabs': (
    <Tabs label="Ways" tabs={tabs} selected="two" direction="vertical" onSelect={() => {}}>
      <p>The panel</p>
    </Tabs>
  ),
}

const samples: readonly (readonly [string, Readonly<Record<string, ReactElement>>])[] = [
  ...Object.entries(states).map(([name, state]) => [name, inputsIn(state)] as const),
  ...(['primary', 'secondary', 'plain'] as const).map((variant) => [variant, buttonsIn(variant)] as const),
  ['others', others],
]

afterEach(() => {
  delete document.documentElement.dataset['theme']
  document.body.removeAttribute('style')
})

it('gives axe nothing to find in any block and state, in both themes', async () => {
  document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
  const found: string[] = []
  for (const [state, blocks] of samples) {
    for (const [block, sample] of Object.entries(blocks)) {
      const screen = await render(sample)
      for (const violation of await findViolationsInThemes()) found.push(`${block}, ${state}: ${violation}`)
      await screen.unmount()
    }
  }
  expect(found).toEqual([])
})

it('gives axe nothing to find in a form that refused a submit, in both themes', async () => {
  document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
  const screen = await render(
    <TestForm>
      <BaseInput name="name" label="Name" validators={[{ type: 'required' }]} />
      <Submit text="Send" />
    </TestForm>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('Fill in this field')
  expect(await findViolationsInThemes()).toEqual([])
})
