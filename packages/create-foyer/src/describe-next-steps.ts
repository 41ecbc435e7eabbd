/** The commands to begin with the app, one per line. @param path the path of its folder from here; empty: the current folder */
export function describeNextSteps(path: string): string {
  const name = /^[\w./\\:@+-]+$/.test(path) ? path : `"${path}"`
  const cdCommand = path === '' ? '' : `  cd ${name}\n`
  return `${cdCommand}  npm install\n`
}
