import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { temporaryFolder } from '#tests/environment.js'
import { soundPieces } from './sound-pieces.js'

const SECONDS = 121
const folder = () => mkdtempSync(path.join(temporaryFolder(), 'pieces-'))

async function piecesOf(content: Buffer, maxBytes: number) {
  const place = folder()
  const source = path.join(place, 'whole')
  writeFileSync(source, content)
  const pieces = []
  for await (const { path: file, contentType, extension, startsAt } of soundPieces(source, place, maxBytes)) {
    using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
    const [seconds, picture] = [await input.computeDuration(), await input.getPrimaryVideoTrack()]
    const isWebm = readFileSync(file).subarray(0, 4).toString('hex') === '1a45dfa3'
    pieces.push({ ...{ contentType, extension, startsAt, seconds, isWebm }, bytes: statSync(file).size, picture })
  }
  return pieces
}

describe('the sound of a recording in pieces', () => {
  it('[GI-94] is one file where it fits, without its picture', async () => {
    const pieces = await piecesOf(await recordingOf(SECONDS, { hasPicture: true }), 1_000_000)
    expect(pieces).toEqual([
      {
        ...{ contentType: 'audio/webm', extension: '.webm', startsAt: 0, isWebm: true, picture: null },
        ...{ bytes: expect.any(Number), seconds: expect.closeTo(SECONDS, 1) },
      },
    ])
  })

  it('[GI-94] is cut between packets where it is too large, and nothing is lost', async () => {
    // a packet of silence has three bytes, and there are fifty a second
    const pieces = await piecesOf(await recordingOf(SECONDS), 6000)
    expect(pieces).toHaveLength(4)
    expect(pieces.map(({ startsAt }) => startsAt)).toEqual([0, 40, 80, 120].map((at) => expect.closeTo(at, 1)))
    for (const { seconds, isWebm } of pieces.slice(0, 3)) {
      expect(seconds).toBeCloseTo(40, 0)
      expect(isWebm).toBe(true)
    }
    expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(SECONDS, 0)
  })
})
