/** Shapes in a square of 24, each with its colour; `null` for that of the text. */
export type SocialMark = readonly (readonly [colour: string | null, path: string])[]
