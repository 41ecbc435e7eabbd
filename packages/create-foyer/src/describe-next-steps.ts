/** What to type to begin with the app, one command a line. @param place its folder from here; empty: it is here */
export function describeNextSteps(place: string): string {
  const name = /^[\w./\\:@+-]+$/.test(place) ? place : `"${place}"`
  const enter = place === '' ? '' : `  cd ${name}\n`
  return `${enter}  npm install\n`
}
