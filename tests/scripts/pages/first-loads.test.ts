import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firstLoadFaults } from '#scripts/lib/built-pages/first-loads.mjs'
import { temporaryFolder } from '#tests/environment.js'

const LANDING = [
  'src/app/layouts/visitor-layout.tsx',
  'src/app/routes/home.tsx',
  'src/features/landing/landing-screen.tsx',
]

/** A build whose chunks have 10 KB each, as no compression makes random bytes smaller. */
function build(manifest: Record<string, object>): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const entry of Object.values(manifest) as { file: string }[])
    writeFileSync(path.join(folder, entry.file), randomBytes(10 * 1024))
  return folder
}

it('a page that loads more than its limit at first is named, with what it shares counted once', () => {
  const folder = build({
    'index.html': { file: 'index.js', imports: ['_shared.js'] },
    'src/app/layouts/member-layout.tsx': { file: 'layout.js', imports: ['_shared.js'], dynamicImports: ['_later.js'] },
    'src/app/layouts/visitor-layout.tsx': { file: 'visitors.js', imports: ['_shared.js'] },
    'src/app/layouts/auth-layout.tsx': { file: 'auth.js', imports: ['_shared.js'] },
    'src/app/routes/home.tsx': { file: 'home.js' },
    'src/features/landing/landing-screen.tsx': { file: 'landing.js' },
    'src/app/routes/login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_shared.js'] },
    'src/app/routes/small.tsx': { file: 'small.js', isDynamicEntry: true, imports: ['_shared.js'] },
    'src/app/routes/admin/large.tsx': { file: 'large.js', isDynamicEntry: true, imports: ['_own.js', '_shared.js'] },
    '_own.js': { file: 'own.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    '_later.js': { file: 'later.js' },
  })
  const faults = (limitKb: number, ownLimitsKb: Record<string, number>) =>
    firstLoadFaults(folder, { limitKb, ownLimitsKb, withParts: { landing: LANDING } })
  expect(faults(45, { landing: 51 })).toEqual([
    expect.stringMatching(/^admin\/large loads 50\.\d KB of JavaScript at first; its limit is 45 KB$/),
  ])
  expect(faults(45, { landing: 51, 'admin/large': 51, small: 30 })).toEqual([
    expect.stringMatching(/^small loads 40\.\d KB/),
  ])
  // signing in and the landing page have layouts of their own
  expect(faults(60, { login: 20, landing: 20 })).toEqual([
    expect.stringMatching(/^landing loads 50\.\d KB/),
    expect.stringMatching(/^login loads 40\.\d KB/),
  ])
})

it('a manifest that lacks a part of every page is an error, not a small page', () => {
  const folder = build({ 'src/app/routes/small.tsx': { file: 'small.js', isDynamicEntry: true } })
  expect(() => firstLoadFaults(folder)).toThrow('index.html')
})
