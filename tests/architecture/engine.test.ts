import { describe, expect, it } from 'vitest'
import packages from '#scripts/lib/room-packages.json' with { type: 'json' }
import { barrels, environmentReaders, foreignPackages, strayImports, wrongDirections } from './support/checks.js'
import { describeCommonRules } from './support/common-rules.js'
import { readRoom } from './support/room.js'

const SOURCE = 'hasura/engine/src/'
const room = readRoom([SOURCE.slice(0, -1)])

/** From the top; stages on one line don't know each other. */
const STAGES = [
  ['main.ts'],
  ['index.ts'],
  ['http'],
  ['run-sql'],
  ['metadata-api'],
  ['events', 'subscriptions'],
  ['request-log.ts'],
  ['execute'],
  ['translate'],
  ['plan'],
  ['schema'],
  ['sql'],
  ['catalog'],
  ['actions'],
  ['metadata'],
  ['config'],
  ['session'],
  ['operation-limits.ts'],
  ['errors.ts'],
  ['json.ts', 'json-kind.ts', 'reconnect.ts'],
  ['logger.ts', 'metrics.ts', 'version.ts', 'json-survey.ts', 'unread-answers.ts'],
]

describe('the engine', () => {
  it('only imports from lower stages', () => {
    expect(
      wrongDirections(room.modules, STAGES, (file) =>
        file.startsWith(SOURCE) ? file.slice(SOURCE.length).split('/')[0] : undefined,
      ),
    ).toEqual([])
  })

  it('is independent: it imports nothing from other rooms, and only its own packages', () => {
    expect(strayImports(room.modules, [SOURCE])).toEqual([])
    expect(foreignPackages(room.modules, packages.engine)).toEqual([])
  })

  it('has one barrel and reads the environment in one place', () => {
    expect(barrels(room.modules, [`${SOURCE}index.ts`])).toEqual([])
    expect(environmentReaders(room.modules, `${SOURCE}config/env-reader.ts`)).toEqual([])
  })

  describeCommonRules(room, { fileLines: 500 })
})
