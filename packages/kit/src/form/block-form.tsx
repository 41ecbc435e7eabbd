import { createElement, type ComponentType, type ReactNode } from 'react'
import { placeInGrid } from '../field/place-in-grid.ts'
import { blockTypes, type Block } from './block-types.ts'
import { FormMessage } from './form-message.tsx'
import { FormRows } from './form-rows.tsx'
import { Form, type FormProps } from './form.tsx'

export type { Block, BlockType } from './block-types.ts'

export interface BlockFormProps<Result> extends Omit<FormProps<Result>, 'children'> {
  /** From the first to the last. */
  readonly blocks: readonly Block[]
}

/** A form from data. The form's own message stands above its first submit. */
export function BlockForm<Result>({ blocks, ...form }: BlockFormProps<Result>) {
  const hasGrid = form.gridTemplate !== undefined
  const submit = blocks.find((block) => block.type === 'submit')
  const rows = blocks.flatMap((block) => {
    const drawn = renderBlock(block)
    const row =
      block === submit ? [<FormMessage key={`${block.name} message`} store={form.store} />, drawn] : [drawn]
    if (!hasGrid) return row
    return (
      <div key={block.name} ref={placeInGrid(block.name)}>
        {row}
      </div>
    )
  })
  // The areas of a grid are for its own children.
  return <Form {...form}>{hasGrid ? rows : <FormRows>{rows}</FormRows>}</Form>
}

function renderBlock(block: Block): ReactNode {
  const { type, ...props } = block
  // The union has paired each type with its component's properties; TypeScript loses the pair in a lookup.
  const component = blockTypes[type] as ComponentType<typeof props>
  const keyed = { ...props, key: block.name }
  return block.type === 'group-label'
    ? createElement(component, keyed, block.blocks.map(renderBlock))
    : createElement(component, keyed)
}
