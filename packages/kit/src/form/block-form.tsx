import type { ComponentType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { placeInGrid } from '../field/place-in-grid.ts'
import { blockTypes, type Block, type Html } from './block-types.ts'
import { FormMessage } from './form-message.tsx'
import { groupRows } from './form-rows.tsx'
import { Form, type FormProps } from './form.tsx'
import { RichText, type RichTextProps } from '../surfaces/rich-text/index.ts'

export type { Block, BlockType, Html } from './block-types.ts'

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
  return <Form {...form}>{hasGrid ? rows : groupRows(rows)}</Form>
}

function renderBlock(block: Block): ReactNode {
  const { type, ...props } = block
  // The union has paired each type with its component's properties; TypeScript loses the pair in a lookup.
  const component = blockTypes[type] as ComponentType<typeof props>
  const children = block.type === 'group-label' ? { children: block.blocks.map(renderBlock) } : undefined
  // As the compiler writes it: `createElement` copies the properties once more.
  return jsx(component, Object.assign(props, drawHtml(props), children), block.name)
}

/** What is given as HTML, drawn. A paragraph tells of its links by itself. */
function drawHtml(props: object): { description?: ReactNode; text?: ReactNode } {
  const { description, text, events } = props as HtmlProps
  return {
    ...(isHtml(description) && { description: <RichText html={description.html} events={events} /> }),
    ...(isHtml(text) && { text: <RichText html={text.html} /> }),
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
