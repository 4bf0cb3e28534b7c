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

/** What every room is held to (docs/architecture.md, budgets). */
export function describeCommonRules(room: Room, limits: { fileLines: number }): void {
  it('has source files at all', () => {
    expect(room.modules.length).toBeGreaterThan(0)
  })

  it('has no import cycle and no import that leads nowhere', () => {
    expect(cycles(room.modules)).toEqual([])
    expect(missingImports(room.modules)).toEqual([])
  })

  it('calls another room by its name', () => {
    expect(climbingImports(room.modules)).toEqual([])
  })

  it('keeps the type checker on', () => {
    expect(typeEscapes(room.modules)).toEqual([])
  })

  it('is written in short files and functions, in folders one can survey', () => {
    expect(longFiles(room.modules, limits.fileLines)).toEqual([])
    expect(longFunctions(room.modules, FUNCTION_LINES)).toEqual([])
    expect(fullFolders(room.files, FILES_PER_FOLDER)).toEqual([])
  })

  it('names files in kebab-case', () => {
    expect(badNames(room.files)).toEqual([])
  })
}
