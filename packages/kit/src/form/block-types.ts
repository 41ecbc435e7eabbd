import type { ComponentProps, MouseEvent } from 'react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Button } from '../blocks/button/index.ts'
import { Checkbox } from '../blocks/checkbox/index.ts'
import { CodeInput } from '../blocks/code-input/index.ts'
import { ContentButton } from '../blocks/content-button/index.ts'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import { DateInput } from '../blocks/date-input/index.ts'
import { DateParts } from '../blocks/date-parts/index.ts'
import { EmailInput } from '../blocks/email-input/index.ts'
import { GroupLabel, type GroupLabelProps } from '../blocks/group-label/index.ts'
import { MaskInput } from '../blocks/mask-input/index.ts'
import { PasswordInput } from '../blocks/password-input/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import { PromoCodeInput } from '../blocks/promo-code-input/index.ts'
import { SearchInput } from '../blocks/search-input/index.ts'
import { SelectInput } from '../blocks/select-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { Text, type TextProps } from '../blocks/text/index.ts'
import { VoucherInput } from '../blocks/voucher-input/index.ts'
import { ZipcodeInput } from '../blocks/zipcode-input/index.ts'

/** The block types that a form from data can contain. To add a block, add its folder and a line here. */
export const blockTypes = {
  'base-input': BaseInput,
  button: Button,
  checkbox: Checkbox,
  'code-input': CodeInput,
  'content-button': ContentButton,
  'currency-dropdown': CurrencyDropdown,
  'date-input': DateInput,
  'date-parts': DateParts,
  'email-input': EmailInput,
  'group-label': GroupLabel,
  'mask-input': MaskInput,
  'password-input': PasswordInput,
  'phone-input': PhoneInput,
  'promo-code-input': PromoCodeInput,
  'search-input': SearchInput,
  'select-input': SelectInput,
  submit: Submit,
  text: Text,
  'voucher-input': VoucherInput,
  'zipcode-input': ZipcodeInput,
} as const

/** The name of a block in the data of a `<BlockForm>`. */
export type BlockType = keyof typeof blockTypes

/** HTML in data, reduced to text and `a[target, href]`. A plain string is rendered as text, markup included. */
export interface Html {
  readonly html: string
}

/** Blocks whose hint or text may be HTML get an event for links that are followed in it. */
type WithHtml<Props> = Omit<Props, 'description' | 'events'> &
  ('description' extends keyof Props
    ? {
        readonly description?: Props['description'] | Html | undefined
        readonly events?: LinkEvents<Props> | undefined
      }
    : Pick<Props, Extract<'events', keyof Props>>)

type LinkEvents<Props> =
  | (('events' extends keyof Props ? NonNullable<Props['events']> : unknown) & {
      readonly clickLink?: ((href: string, event: MouseEvent) => void) | undefined
    })
  | undefined

/**
 * An interface, because TypeScript resolves it lazily: otherwise the type of `Block` in a declaration file would be circular, and become
 * `any`.
 */
interface Grouped {
  readonly blocks: readonly Block[]
}

/**
 * A block as data: its type, its name, and the properties of that type's component. A base input's own `type` cannot be set here;
 * choose the keyboard with `inputMode`.
 */
export type Block = {
  [Type in BlockType]: {
    readonly type: Type
    /** Unique in the form; in a grid also the name of the block's area. */
    readonly name: string
  } & (Type extends 'group-label'
    ? WithHtml<Omit<GroupLabelProps, 'children'>> & Grouped
    : Type extends 'text'
      ? Omit<TextProps, 'text'> & { readonly text: TextProps['text'] | Html }
      : WithHtml<Omit<ComponentProps<(typeof blockTypes)[Type]>, 'type'>>)
}[BlockType]
