import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/environment.js'
import { type Script, serveTranscriptions } from './scripted-transcription.testkit.js'
import { createServiceTranscriber } from './service-transcriber.js'

const file = path.join(temporaryFolder(), 'sound.webm')
writeFileSync(file, 'sound')
const sound = { path: file, contentType: 'audio/webm', name: 'recording.webm' }

async function reasonOf(script: Script) {
  const { url, asked } = await serveTranscriptions(script)
  const transcriber = createServiceTranscriber({ baseUrl: url, key: 'test-key', model: 'whisper-1', seconds: 2 })
  const reason = await transcriber.transcribe(sound, new AbortController().signal).then(
    () => 'none',
    (fault: { reason?: string }) => fault.reason,
  )
  return { reason, requests: asked.length }
}

it.each<[string, Script, string]>([
  ['stays silent', 'stall', 'stalled'],
  ['never ends', 'flood', 'unreadable'],
  ['breaks off', 'cut off', 'cut off'],
  ['answers something else', 'babble', 'unreadable'],
  ['is busy', { status: 429 }, 'busy'],
  ['wants another key', { status: 401 }, 'unavailable'],
  ['takes no such sound', { status: 415 }, 'refused'],
])('[GI-94, X-53] a transcription service that %s is given up in time', async (_, script, reason) => {
  expect(await reasonOf(script)).toMatchObject({ reason, requests: 1 })
})

it('[X-53] a recording is sent to whom the operator named, and to nobody whom they name', async () => {
  const other = await serveTranscriptions({ saysPlainly: 'Thanks.' })
  expect(await reasonOf({ redirect: `${other.url}/audio/transcriptions` })).toMatchObject({ reason: 'unavailable' })
  expect(other.asked).toEqual([])
})
