/** The first letter of a name. A letter with its marks stays whole, and so does an emoji of several characters. */
export function initialOf(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name)
  return letter?.segment ?? ''
}
