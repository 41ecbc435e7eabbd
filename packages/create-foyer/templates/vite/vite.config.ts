import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const { FOYER_URL = 'http://localhost:3000' } = loadEnv(mode, '.', 'FOYER_')
  const paths = ['/web/', '/AUTH/', '/MS-AUTH/', '/USER/']
  const proxy = Object.fromEntries(paths.map((path) => [path, FOYER_URL]))
  return { plugins: [react()], server: { proxy }, preview: { proxy } }
})
