import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page that the engine serves at /console: everything in one folder, nothing from elsewhere. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: '../../../dist/hasura/engine/console',
    emptyOutDir: true,
    // An editor with a language service is large, and only developers load it.
    chunkSizeWarningLimit: 8_000,
  },
})
