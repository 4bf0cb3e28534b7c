import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page the engine serves at /console, self-contained in one folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: '../../../dist/hasura/engine/console',
    emptyOutDir: true,
    // An editor with a language service is large, but only developers load it.
    chunkSizeWarningLimit: 8_000,
  },
})
