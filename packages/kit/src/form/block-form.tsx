'use client'

import type { ComponentType } from 'react'
import { placeInGrid } from '../field/place-in-grid.ts'
import { blockTypes, type Block, type Html } from './block-types.ts'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { FormMessage } from './form-message.tsx'
import { RowGroups } from './rows/form-rows.tsx'
import { Form, type FormProps } from './form.tsx'
import { RichText, type RichTextProps } from '../surfaces/rich-text/index.ts'

export type { Block, BlockType, Html } from './block-types.ts'

export interface BlockFormProps<Result> extends Omit<FormProps<Result>, 'children'> {
  /** In display order. */
  readonly blocks: readonly Block[]
  /** For a long form: after a rejected submit, an error summary above the first block. */
  readonly hasErrorSummary?: boolean | undefined
}

/** A form built from data. The form's own message is rendered above the first submit button. */
export function BlockForm<Result>({ blocks, hasErrorSummary, ...form }: BlockFormProps<Result>) {
  const hasGrid = form.gridTemplate !== undefined
  const submit = blocks.find(hasSubmit)
  const rows = blocks.flatMap((block) => {
    const { Component, props } = resolveBlock(block)
    const element = <Component key={block.name} {...props} />
    const message = block === submit && <FormMessage key={`${block.name} message`} store={form.store} />
    if (!hasGrid) return message ? [message, element] : [element]
    return (
      // Hidden with its block: an area that the grid does not have would otherwise add a column.
      <div key={block.name} ref={placeInGrid(block.name)} hidden={block.isHidden && !message}>
        {message}
        {element}
      </div>
    )
  })
  // Only direct children of a grid can be placed in its areas.
  return (
    <Form {...form}>
      {hasErrorSummary && <ErrorSummary store={form.store} />}
      {hasGrid ? rows : <RowGroups rows={rows} />}
    </Form>
  )
}

/** The block is a submit button, or a group with one. */
function hasSubmit(block: Block): boolean {
  return block.type === 'submit' || (block.type === 'group-label' && block.blocks.some(hasSubmit))
}

interface ResolvedBlock {
  readonly Component: ComponentType<object>
  readonly props: object
}

/**
 * The component for a block's type, and its properties, with HTML converted to text and links.
 * @throws TypeError naming the block, for an unknown type: the data may come from a server
 */
function resolveBlock(block: Block): ResolvedBlock {
  const { type, ...props } = block
  if (!Object.hasOwn(blockTypes, type))
    throw new TypeError(
      `Block "${props.name}" has the unknown type "${type}". Known: ${Object.keys(blockTypes).join(', ')}.`,
    )
  const { description, text, events } = props as HtmlProps
  return {
    // `Block` ties each type to its component's properties, but TypeScript cannot follow that through the lookup.
    Component: blockTypes[type] as ComponentType<object>,
    props: {
      ...props,
      ...(isHtml(description) && { description: <RichText html={description.html} events={events} /> }),
      // A text block reports followed links by its own event handler.
      ...(isHtml(text) && { text: <RichText html={text.html} /> }),
      ...(block.type === 'group-label' && {
        children: block.blocks.map((inner) => {
          const { Component, props: innerProps } = resolveBlock(inner)
          return <Component key={inner.name} {...innerProps} />
        }),
      }),
    },
  }
}

interface HtmlProps {
  readonly description?: unknown
  readonly text?: unknown
  readonly events?: RichTextProps['events']
}

function isHtml(value: unknown): value is Html {
  return typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string'
}
