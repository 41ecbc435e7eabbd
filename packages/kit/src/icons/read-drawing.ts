/** An SVG as data: its `viewBox` and its shapes. */
export interface Drawing {
  readonly viewBox: string
  readonly shapes: readonly Shape[]
}

export interface Shape {
  /** Unique among the shapes beside it. */
  readonly key: number
  readonly tag: ShapeTag
  /** By their names in React. */
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly Shape[]
}

const tags = ['g', 'path', 'circle', 'ellipse', 'rect'] as const
type ShapeTag = (typeof tags)[number]

/** The allowed attributes. An SVG can contain links, styles and scripts, too: they are left out. */
const attributeNames = new Map([
  ...[
    'cx',
    'cy',
    'd',
    'fill',
    'height',
    'opacity',
    'r',
    'rx',
    'ry',
    'stroke',
    'transform',
    'width',
    'x',
    'y',
  ].map((name) => [name, name] as const),
  ['clip-rule', 'clipRule'],
  ['fill-rule', 'fillRule'],
  ['stroke-linejoin', 'strokeLinejoin'],
  ['stroke-miterlimit', 'strokeMiterlimit'],
  ['stroke-width', 'strokeWidth'],
])

/** Reads an SVG whose attributes stand in double quotes, such as our flags. */
export function readDrawing(svg: string): Drawing {
  const rootShapes: Shape[] = []
  /** The groups that are open, outermost first. */
  const openGroups = [rootShapes]
  for (const [, slash, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-z]+)\b([^<>]*)>/g)) {
    const tag = tags.find((known) => known === name)
    if (tag === undefined) continue
    if (slash === '/') {
      if (openGroups.length > 1) openGroups.pop()
      continue
    }
    const shapes: Shape[] = []
    const siblings = openGroups.at(-1) ?? rootShapes
    siblings.push({ key: siblings.length, tag, attributes: readAttributes(attributes), shapes })
    if (!attributes.endsWith('/')) openGroups.push(shapes)
  }
  return { viewBox: /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '', shapes: rootShapes }
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const pairs = Array.from(text.matchAll(/ ([a-z-]+)="([^"]*)"/g), ([, name = '', value = '']) => ({
    name: attributeNames.get(name),
    value,
  }))
  return Object.fromEntries(pairs.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]])))
}
