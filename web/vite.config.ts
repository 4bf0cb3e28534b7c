import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import escapeHtml from 'escape-html'
import { defineConfig, type Plugin } from 'vite'
import { CODE_SPLITTING, chunkFileNames, iconsFromTheirFiles } from './chunks'
import { clientOnlyReact } from './client-only-react'
import { compileHints } from './compile-hints'
import { declarativeRouter } from './declarative-router'
import { homePreloads } from './home-preloads'
import { laterPreloads } from './later-preloads'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const ENGINE = `http://127.0.0.1:${process.env.ENGINE_PORT ?? '8080'}`
const ACTIONS = `http://127.0.0.1:${process.env.ACTIONS_PORT ?? '4000'}`

/** The paths that the gateway of `npm start` forwards; everything else is the client. */
const FORWARDED = {
  '/v1/graphql': { target: ENGINE, ws: true },
  '^/(api|consultation|user|\\.well-known)(/|$)': { target: ACTIONS },
  '^/metadata/': { target: ACTIONS },
}

/** Preloads the two fonts of the first screen after its code; their hashed names are only known once the bundle is written. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(inter|source-serif-4)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

function productName(): Plugin {
  const name = escapeHtml(process.env.PRODUCT_NAME || 'Sagework')
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', () => name) }
}

/** Writes `start.js` into the page, without its comments. */
function startScript(): Plugin {
  const code = readFileSync(`${ROOT}start.js`, 'utf8').replace(/^\s*\/\/.*\n/gm, '')
  return {
    name: 'start-script',
    transformIndexHtml: (html) => html.replace('<!--%START%-->', () => `<script>${code}</script>`),
  }
}

export default defineConfig({
  root: ROOT,
  plugins: [
    iconsFromTheirFiles(),
    clientOnlyReact(),
    declarativeRouter(),
    react(),
    tailwindcss(),
    productName(),
    startScript(),
    homePreloads(),
    preloadFonts(),
    laterPreloads(['shell', 'members', 'member-layout']),
    compileHints(['shell']),
  ],
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: `${ROOT}src/lib/request/graphql-text-only.ts` },
      { find: /^react-router-dom$/, replacement: `${ROOT}../node_modules/react-router/dist/production/index.mjs` },
    ],
  },
  server: { host: '127.0.0.1', proxy: FORWARDED },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // scripts/lib/built-pages/first-loads.mjs reads in it what each page loads
    manifest: true,
    // the theme uses light-dark(), which these versions introduced
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // every browser of `target` supports it
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CODE_SPLITTING, chunkFileNames } },
  },
})
