/** The fragment of the address, for `useAddress` of the kit. */
export const readFragment = (): string => location.hash.slice(1)
