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
  const rows = blocks.map((block) => (
    <div key={block.name} ref={hasGrid ? placeInGrid(block.name) : undefined}>
      {block === submit && <FormMessage store={form.store} />}
      {renderBlock(block)}
    </div>
  ))
  // The areas of a grid are for its own children.
  return <Form {...form}>{hasGrid ? rows : <FormRows>{rows}</FormRows>}</Form>
}

function renderBlock(block: Block): ReactNode {
  const { type, ...props } = block
  const children =
    block.type === 'group-label'
      ? block.blocks.map((inner) => <div key={inner.name}>{renderBlock(inner)}</div>)
      : undefined
  // The union has paired each type with its component's properties; TypeScript loses the pair in a lookup.
  const component = blockTypes[type] as ComponentType<typeof props>
  return children === undefined ? createElement(component, props) : createElement(component, props, children)
}
