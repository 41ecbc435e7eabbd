import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const { FOYER_URL = 'http://localhost:3000' } = loadEnv(mode, '.', 'FOYER_')
  const paths = ['/web/', '/AUTH/', '/MS-AUTH/', '/USER/']
  const proxy = Object.fromEntries(paths.map((path) => [path, FOYER_URL]))
  // The browsers that Foyer supports. For older ones, light-dark() would be transpiled to what only the whole page can switch.
  const build = { cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'] }
  return { plugins: [react()], build, server: { proxy }, preview: { proxy } }
})
