import { describe, expect, it } from 'vitest'
import { environmentReaders } from './support/checks.js'
import { describeCommonRules } from './support/common-rules.js'
import { readRoom } from './support/room.js'

describe('the scripts', () => {
  const room = readRoom(['scripts'])

  it('read the environment in one file', () => {
    expect(environmentReaders(room.modules, 'scripts/lib/settings.mjs')).toEqual([])
  })

  describeCommonRules(room, { fileLines: 300 })
})

describe('the tests', () => {
  describeCommonRules(readRoom(['tests', 'web/e2e']), { fileLines: 300 })
})
