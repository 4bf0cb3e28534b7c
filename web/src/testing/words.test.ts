import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOTS = ['web/src', 'actions/src', 'actions/contract'].map((root) => join(process.cwd(), root))
/** X-74 gives this heading word for word. */
const QUOTED = 'Check your mail'
/** Text between quotes or tags that starts with a capital letter and contains a space. */
const SENTENCE = /(?:['"`>]|^\s+)([A-Z][^'"`<>{}=;]* [^'"`<>{}=;]*)/g

function sentencesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return text.split('\n').flatMap((line) => [...line.matchAll(SENTENCE)].map(([, words = '']) => words.trim()))
}

describe('the interface', () => {
  it('says email, in pages and in the emails themselves', () => {
    const files = ROOTS.flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.|testkit/.test(name))
        .map((name) => join(root, name)),
    )
    const found = files.flatMap(sentencesOf).filter((words) => /\be?-?mails?\b/i.test(words))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((words) => /\b(e-)?mails?\b/i.test(words) && words !== QUOTED)).toEqual([])
  })
})
