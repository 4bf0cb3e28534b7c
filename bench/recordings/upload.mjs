import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { familyOf, nameOf, readProc } from '../lib/processes.mjs'
import { tokenFor } from '../lib/reads.mjs'
import { writeRecording } from './long-recordings.mjs'

const MEGABYTE = 1024 * 1024
const SERVICE = 'dist/actions/src/main.js'
const EXPERT = 'elena@sagework.example'
const POLL_MS = 100
/** As the recorder sends. */
const PIECE_BYTES = 512 * 1024
const VIDEO_SECONDS = 700
const WARM_SECONDS = 130

/**
 * Uploads a video as the recorder does, in small pieces, and waits until it is measured.
 * @param {Awaited<ReturnType<typeof import('../lib/product.mjs').preparePlace>> & { pid: number }} place
 * @param {number} megabytes
 * @returns {Promise<{ sentMs: number, readyMs: number, addedMegabytes: { sending: number, measuring: number } }>} how long it
 *   took, and how much memory the service had at most beyond what it had after a small one, until it was sent and after that
 */
export async function measureUpload(place, megabytes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-upload-'))
  try {
    const [small, large] = [path.join(folder, 'small'), path.join(folder, 'large')]
    await writeRecording(small, { seconds: WARM_SECONDS, pictureBytes: 20 * MEGABYTE })
    await writeRecording(large, { seconds: VIDEO_SECONDS, pictureBytes: (megabytes - 1) * MEGABYTE })
    const pid = familyOf(place.pid).find((one) => nameOf(one) === SERVICE)
    await upload(place, small)
    const before = ownMegabytes(pid)
    const peaks = await withPeaks(pid, (isSent) => upload(place, large, isSent))
    return { ...peaks.result, addedMegabytes: { sending: peaks.sending - before, measuring: peaks.measuring - before } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {number} a process' own memory, without the files that it has mapped */
const ownMegabytes = (pid) => Number(/^RssAnon:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

async function withPeaks(pid, work) {
  const peaks = { sending: 0, measuring: 0 }
  let phase = 'sending'
  const note = () => {
    peaks[phase] = Math.max(peaks[phase], ownMegabytes(pid))
  }
  const timer = setInterval(note, POLL_MS)
  try {
    const result = await work(() => {
      phase = 'measuring'
    })
    return { result, ...peaks }
  } finally {
    clearInterval(timer)
  }
}

async function upload(place, file, isSent = () => undefined) {
  const { token } = await tokenFor(place.ownerUrl(), place.signingKey(), EXPERT, { withSession: true })
  const { size } = await stat(file)
  const id = randomUUID()
  const send = (method, to, headers, body) =>
    tus(`${place.url}/api/recordings/uploads${to}`, { method, token, headers, body })
  await send('POST', '', { 'Upload-Length': String(size), 'Upload-Metadata': metadataOf(id) })
  const began = performance.now()
  const handle = await open(file)
  try {
    for (let at = 0; at < size; ) {
      const end = Math.min(size, at + PIECE_BYTES)
      const { buffer } = await handle.read(Buffer.alloc(end - at), 0, end - at, at)
      const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(at) }
      await send('PATCH', `/${id}`, headers, buffer)
      at = end
    }
  } finally {
    await handle.close()
  }
  const sentMs = performance.now() - began
  isSent()
  await untilReady(place, id, token)
  const readyMs = performance.now() - began
  await send('DELETE', `/${id}`, {})
  return { sentMs, readyMs }
}

function metadataOf(id) {
  const facts = { id, media: 'video', purpose: 'answer' }
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

async function tus(address, { method, token, headers, body }) {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, 'Tus-Resumable': '1.0.0', authorization: `Bearer ${token}` },
    ...(body ? { body } : {}),
  })
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`)
}

async function untilReady(place, id, token) {
  for (;;) {
    const answer = await fetch(`${place.url}/api/recordings/${id}/state`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { state, message } = await answer.json()
    if (state === 'ready') return
    if (state === 'refused') throw new Error(`The recording was refused: ${message}`)
    await delay(POLL_MS)
  }
}
