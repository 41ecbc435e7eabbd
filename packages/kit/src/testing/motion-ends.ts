/** Resolves when all animations of the page are over, whether they reached their end or were cancelled. */
export const motionEnds = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
