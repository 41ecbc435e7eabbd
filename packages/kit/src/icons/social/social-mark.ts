/** Paths in a 24 by 24 square, each with its colour; `null`: the text colour. */
export type SocialMark = readonly (readonly [colour: string | null, path: string])[]
