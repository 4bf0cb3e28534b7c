import { expect, it } from 'vitest'
import {
  badNames,
  climbingImports,
  cycles,
  fullFolders,
  longFiles,
  longFunctions,
  missingImports,
  typeEscapes,
} from './checks.js'
import type { Room } from './room.js'

const FUNCTION_LINES = 100
const FILES_PER_FOLDER = 20

/** Rules for every room (docs/architecture.md, budgets). */
export function describeCommonRules(room: Room, limits: { fileLines: number }): void {
  it('has source files at all', () => {
    expect(room.modules.length).toBeGreaterThan(0)
  })

  it('has no import cycles and no unresolved imports', () => {
    expect(cycles(room.modules)).toEqual([])
    expect(missingImports(room.modules)).toEqual([])
  })

  it('refers to other rooms by name', () => {
    expect(climbingImports(room.modules)).toEqual([])
  })

  it("doesn't disable the type checker", () => {
    expect(typeEscapes(room.modules)).toEqual([])
  })

  it('has short files and functions, and folders of manageable size', () => {
    expect(longFiles(room.modules, limits.fileLines)).toEqual([])
    expect(longFunctions(room.modules, FUNCTION_LINES)).toEqual([])
    expect(fullFolders(room.files, FILES_PER_FOLDER)).toEqual([])
  })

  it('names files in kebab-case', () => {
    expect(badNames(room.files)).toEqual([])
  })
}
