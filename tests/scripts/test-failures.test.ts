import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '#scripts/lib/settings.mjs'
import { failuresIn } from '#scripts/lib/test-stages.mjs'

const name = path.join(REPOSITORY, 'web/src/page.test.tsx')
const passed = { status: 'passed', fullName: 'a page shows', failureMessages: [] }

describe('what failed', () => {
  it('is told with its file, its name and the first lines of its error', () => {
    const error = 'Error: no heading\n    at page.test.tsx:3\n    at node_modules/vitest/run.js:9\n'
    const failed = { status: 'failed', fullName: 'a page greets', failureMessages: [error] }
    const result = { testResults: [{ name, status: 'failed', message: '', assertionResults: [passed, failed] }] }
    expect(failuresIn(result)).toEqual([
      '✗ web/src/page.test.tsx > a page greets\n  Error: no heading\n      at page.test.tsx:3',
    ])
  })

  it('is a file that can’t be loaded, too', () => {
    const result = { testResults: [{ name, status: 'failed', message: 'No such module', assertionResults: [] }] }
    expect(failuresIn(result)).toEqual(['✗ web/src/page.test.tsx\n  No such module'])
  })

  it('is nothing when everything passed', () => {
    const result = { testResults: [{ name, status: 'passed', message: '', assertionResults: [passed] }] }
    expect(failuresIn(result)).toEqual([])
  })
})
