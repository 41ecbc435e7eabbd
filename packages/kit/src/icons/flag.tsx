import { memoize } from '@foyer/core/store'
import { memo, useSyncExternalStore } from 'react'
import styles from './flag.module.css'
import { flags } from './flags.ts'
import { readDrawing, type Shape } from './read-drawing.ts'

const drawingOf = memoize(readDrawing)

/** A country's flag. Decorative, beside the country's name; an empty box of the same size until the flags are loaded. */
export const Flag = memo(function Flag({ countryCode }: { readonly countryCode: string }) {
  const svg = useSyncExternalStore(flags.subscribe, flags.getValue, () => null)?.[countryCode]
  if (svg === undefined) return <span className={styles.flag} />
  const { viewBox, shapes } = drawingOf(svg)
  // Inline elements, because a browser creates a document for each `<img>` of an SVG.
  return (
    <svg className={styles.flag} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  )
})

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ key, tag: Tag, attributes, shapes: inner }) => (
    <Tag key={key} {...attributes}>
      {inner.length > 0 && <Shapes shapes={inner} />}
    </Tag>
  ))
}
