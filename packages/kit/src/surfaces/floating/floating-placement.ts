/** Where a surface stands beside its anchor, if there is room; `start` and `end` are of the line of text. */
export type FloatingPlacement = 'top' | 'bottom' | 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end'
