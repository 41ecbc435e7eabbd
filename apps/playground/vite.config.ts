import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Read by Storybook. Workspaces are imported from their source, so that they need not be built before. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: { target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'] },
})
