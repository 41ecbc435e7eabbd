/** The preferred side of the anchor, and alignment along the text direction. */
export type FloatingPlacement = 'top' | 'bottom' | 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end'
