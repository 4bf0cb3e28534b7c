import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOTS = ['web/src', 'actions/src', 'actions/contract'].map((root) => join(process.cwd(), root))
/** X-74 gives this heading word for word. */
const QUOTED = 'Check your mail'
/** CRED-12 and CRED-13 give these word for word; the third is what CRED-13 says of the other end. */
const QUOTED_CREDITS = ['Please enter a credits amount.', 'Minimum 10 credits', 'Maximum 100,000 credits']
/** GI-96 gives this word for word. */
const QUOTED_FAILURE = 'We could not process your recording. Please try again.'
/** Text between quotes or tags that starts with a capital letter and contains a space. */
const SENTENCE = /(?:['"`>]|^\s+)([A-Z][^'"`<>{}=;]* [^'"`<>{}=;]*)/g

function productFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.|testkit/.test(name))
      .map((name) => join(root, name)),
  )
}

function sentencesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return text.split('\n').flatMap((line) => [...line.matchAll(SENTENCE)].map(([, words = '']) => words.trim()))
}

describe('the interface', () => {
  it('[GD-83] says Credits, always with a capital letter', () => {
    const found = productFiles()
      .flatMap(sentencesOf)
      .filter((words) => /\bcredits\b/i.test(words))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((words) => /\bcredits\b/.test(words) && !QUOTED_CREDITS.includes(words))).toEqual([])
  })

  it('says email, in pages and in the emails themselves', () => {
    const found = productFiles()
      .flatMap(sentencesOf)
      .filter((words) => /\be?-?mails?\b/i.test(words))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((words) => /\b(e-)?mails?\b/i.test(words) && words !== QUOTED)).toEqual([])
  })
  it('says couldn’t, as one would say it', () => {
    const found = productFiles()
      .flatMap(sentencesOf)
      .filter((words) => /\bcould(n’t| not)\b/.test(words))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((words) => /\bcould not\b/.test(words) && words !== QUOTED_FAILURE)).toEqual([])
  })
})
