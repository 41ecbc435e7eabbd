/** The commands to begin with the app, one per line. @param place the path of its folder from here; empty: the current folder */
export function describeNextSteps(place: string): string {
  const name = /^[\w./\\:@+-]+$/.test(place) ? place : `"${place}"`
  const enter = place === '' ? '' : `  cd ${name}\n`
  return `${enter}  npm install\n`
}
