/** The key of a person's identifiers in `askOnce` of the visit: forget its answer when one of them is proven or changed. */
export const identifiersKey = (userId: string): string => `identifiers ${userId}`
