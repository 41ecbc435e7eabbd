/** Resolves when all animations of the page are over. */
export const motionEnds = () => Promise.all(document.getAnimations().map(({ finished }) => finished))
