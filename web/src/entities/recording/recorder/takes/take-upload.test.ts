import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, refreshToken } from '#lib/request/access-token.js'
import { openNetwork, type RestRequest, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import type { RecordingOnServer } from './recording-state'
import { Take } from './take'
import type { StoredTake } from './take-store'
import { type UploadStatus, uploadTake } from './take-upload'

const ID = '00000000-0000-4000-8000-00000000c0de'
const SIZE = 700 * 1024
const FIRST_PIECE = 512 * 1024

const stored: StoredTake = {
  ...{ id: ID, ownerId: expertUser.userId, place: 'answer:1', purpose: 'answer', media: 'audio' },
  ...{ mimeType: 'audio/webm', startedAt: 1, phase: 'recorded' },
}

/** A server that takes what begins where it is, and measures what is whole. */
function tusServer() {
  const server = {
    received: -1,
    announced: null as number | null,
    state: 'receiving' as RecordingOnServer['state'],
    pieces: [] as { start: number; size: number }[],
    faults: [] as (() => unknown)[],
  }
  const status = (): RecordingOnServer => {
    if (server.received < 0) throw refusal(404, 'RECORDING_NOT_FOUND', 'Not found.')
    if (server.received === server.announced && server.state === 'receiving') server.state = 'ready'
    const facts = { receivedBytes: server.received, announcedBytes: server.announced, peaks: [1], url: '/played' }
    const message = server.state === 'refused' ? 'This recording is too short.' : null
    return { ...facts, id: ID, state: server.state, refusal: null, message, durationMs: 125_000 }
  }
  const empty = (code: number, headers: Record<string, string>) => new Response(null, { status: code, headers })
  const add = ({ headers }: RestRequest) => {
    server.faults.shift()?.()
    const start = Number(headers.get('upload-offset'))
    if (start !== server.received) throw refusal(409, 'UPLOAD_INCOMPLETE', 'Another offset.')
    const said = headers.get('upload-length')
    if (said && server.announced !== null) throw refusal(400, 'UPLOAD_INCOMPLETE', 'The length is known.')
    if (said) server.announced = Number(said)
    const size = Math.min(FIRST_PIECE, (server.announced ?? SIZE) - start)
    server.pieces.push({ start, size })
    server.received += size
    return empty(204, { 'Upload-Offset': String(server.received) })
  }
  const rest = {
    'POST /api/session/token': () => tokenFor(expertUser),
    'GET /api/recordings/:id/state': status,
    'POST /api/recordings/uploads': () => {
      server.received = 0
      return empty(201, { Location: `/api/recordings/uploads/${ID}` })
    },
    'HEAD /api/recordings/uploads/:id': () =>
      empty(200, {
        'Upload-Offset': String(server.received),
        ...(server.announced === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(server.announced) }),
      }),
    'PATCH /api/recordings/uploads/:id': add,
  }
  return { server, rest }
}

const lost = () => {
  throw new TypeError('the network is gone')
}

function start(take = wholeTake()) {
  const controller = new AbortController()
  const said: UploadStatus[] = []
  const end = uploadTake({
    ...{ take, signal: controller.signal, delaysMs: [1], pollMs: 1 },
    onChange: (status) => said.push(status),
  })
  return { said, end, controller }
}

function wholeTake(): Take {
  const take = new Take(stored, null)
  take.add(new ArrayBuffer(SIZE), 125)
  take.end()
  return take
}

beforeEach(() => refreshTokenOf(expertUser))
afterEach(() => dropToken())

async function refreshTokenOf(user: typeof expertUser): Promise<void> {
  openNetwork({ rest: { 'POST /api/session/token': () => tokenFor(user) } })
  await refreshToken()
}

describe('sending a take', () => {
  it('[X-51] goes in pieces of at most half a megabyte until the server has measured it', async () => {
    const { server, rest } = tusServer()
    openNetwork({ rest })
    const { said, end } = start()
    expect(await end).toEqual({ at: 'ready', seconds: 125, url: '/played', peaks: [1] })
    expect(server.pieces).toEqual([
      { start: 0, size: FIRST_PIECE },
      { start: FIRST_PIECE, size: SIZE - FIRST_PIECE },
    ])
    expect(said.map(({ at }) => at)).toContain('sending')
  })

  it('[X-51] goes on where the server is after the network was away', async () => {
    const { server, rest } = tusServer()
    openNetwork({ rest })
    server.faults = [() => undefined, lost, lost]
    const { said, end } = start()
    expect(await end).toMatchObject({ at: 'ready' })
    expect(said).toContainEqual({ at: 'waiting', sentBytes: FIRST_PIECE, why: 'offline' })
    expect(server.pieces.map(({ start: from }) => from)).toEqual([0, FIRST_PIECE])
  })

  it('[X-51] doesn’t say its length twice when the answer to the last piece was lost', async () => {
    const { server, rest } = tusServer()
    openNetwork({ rest })
    server.received = FIRST_PIECE
    server.announced = SIZE
    expect(await start().end).toMatchObject({ at: 'ready' })
    expect(server.pieces).toEqual([{ start: FIRST_PIECE, size: SIZE - FIRST_PIECE }])
  })

  it('[X-51] asks before it sends what the server has already', async () => {
    const { server, rest } = tusServer()
    openNetwork({ rest })
    Object.assign(server, { received: SIZE, announced: SIZE, state: 'refused' })
    expect(await start().end).toEqual({ at: 'refused', message: 'This recording is too short.' })
    expect(server.pieces).toEqual([])
  })

  it('waits while another person is signed in, and goes on when its author is back', async () => {
    await refreshTokenOf(clientUser)
    const { server, rest } = tusServer()
    const { sent } = openNetwork({ rest })
    const { said, end } = start()
    await vi.waitFor(() => expect(said).toContainEqual({ at: 'waiting', sentBytes: 0, why: 'signed-out' }))
    expect(sent).toEqual([])
    await refreshToken()
    expect(await end).toMatchObject({ at: 'ready' })
    expect(server.pieces).toHaveLength(2)
  })

  it('[IERR-24] says so when the server won’t have it', async () => {
    const { rest } = tusServer()
    openNetwork({
      rest: {
        ...rest,
        'POST /api/recordings/uploads': () => {
          throw refusal(413, 'FILE_TOO_LARGE', 'This file is too large.')
        },
      },
    })
    expect(await start().end).toEqual({ at: 'failed', message: 'This file is too large.' })
  })

  it('stops at once when the take is erased', async () => {
    const { rest } = tusServer()
    openNetwork({ rest })
    const take = new Take(stored, null)
    take.add(new ArrayBuffer(10), 1)
    const { end, controller } = start(take)
    controller.abort()
    expect(await end).toMatchObject({ at: 'failed' })
  })
})
