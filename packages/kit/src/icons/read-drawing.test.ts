import { describe, expect, it } from 'vitest'
import { flagDrawings } from '../generated/flags.ts'
import { readDrawing, type Shape } from './read-drawing.ts'

const flags = Object.entries(flagDrawings)

const count = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { shapes: inner }) => sum + 1 + count(inner), 0)
const listAttributes = (shapes: readonly Shape[]): readonly (readonly [string, string])[] =>
  shapes.flatMap(({ attributes, shapes: inner }) => [...Object.entries(attributes), ...listAttributes(inner)])

describe('a flag', () => {
  it.each(flags)('%s is read whole', (_code, svg) => {
    const { viewBox, shapes } = readDrawing(svg)
    expect(svg).toContain(` viewBox="${viewBox}"`)
    expect(count(shapes)).toBe((svg.match(/<[a-z]/g)?.length ?? 0) - 1)
    const written = [...svg.replace(/<svg[^>]*>/, '').matchAll(/ (?!class=)[a-z-]+="([^"]*)"/g)]
    expect(listAttributes(shapes).map(([, value]) => value)).toEqual(written.map(([, value]) => value))
  })
})

it('keeps groups and their order', () => {
  const svg =
    '<svg viewBox="0 0 3 2"><g fill="#fff"><path d="M0 0"/><g><circle r="1"/></g></g><rect width="1"/></svg>'
  expect(readDrawing(svg)).toEqual({
    viewBox: '0 0 3 2',
    shapes: [
      {
        key: 0,
        tag: 'g',
        attributes: { fill: '#fff' },
        shapes: [
          { key: 0, tag: 'path', attributes: { d: 'M0 0' }, shapes: [] },
          {
            key: 1,
            tag: 'g',
            attributes: {},
            shapes: [{ key: 0, tag: 'circle', attributes: { r: '1' }, shapes: [] }],
          },
        ],
      },
      { key: 1, tag: 'rect', attributes: { width: '1' }, shapes: [] },
    ],
  })
})

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"><path onclick="alert(1)" style="fill:red" d="M0 0"/></a></svg>',
  '<svg><foreignObject><path d="M0 0"/></foreignObject></svg>',
  '<svg><image href="https://example.org/"/><use href="#x"/></svg>',
])('keeps shapes, and drops what could run or load something: %s', (svg) => {
  const { shapes } = readDrawing(svg)
  expect(listAttributes(shapes).filter(([name]) => name !== 'd')).toEqual([])
  expect(shapes.every(({ tag }) => tag === 'path')).toBe(true)
})
