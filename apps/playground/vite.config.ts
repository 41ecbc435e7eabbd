import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Storybook reads it. Workspaces are read from their source: no build of theirs comes before. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: { target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'] },
})
