import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, REPOSITORY } from './support/room.js'

const pages = [
  ...filesUnder('README.md'),
  ...filesUnder('docs').filter((file) => file.endsWith('.md') && !file.startsWith('docs/requirements/')),
]
const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('the docs', () => {
  it('link to existing files', () => {
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target]) => path.posix.join(path.posix.dirname(page), target ?? ''))
        .filter((target) => !existsSync(path.join(REPOSITORY, target)))
        .map((target) => `${page} → ${target}`),
    )
    expect(dead).toEqual([])
  })

  it('mention only existing package.json scripts', () => {
    const unknown = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name]) => !(String(name) in scripts))
        .map(([, name]) => `${page}: npm run ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('include architecture, decisions and the how-tos', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md']))
    expect(pages.some((page) => page.startsWith('docs/decisions/'))).toBe(true)
    expect(pages.filter((page) => page.startsWith('docs/how-to/')).length).toBeGreaterThanOrEqual(4)
  })
})

function read(file: string): string {
  return readFileSync(path.join(REPOSITORY, file), 'utf8')
}
