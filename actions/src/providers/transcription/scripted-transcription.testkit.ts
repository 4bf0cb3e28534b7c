import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { atEnd } from '#tests/at-end.js'

export interface Segment {
  start: number
  end: number
  text: string
}

/**
 * What the server does next: writes down these words, refuses, stays silent, breaks off in the middle, babbles, never ends, or
 * sends whoever asks somewhere else.
 */
export type Script =
  | { says: readonly Segment[] }
  | { saysPlainly: string }
  | { status: number; retryAfter?: string }
  | 'stall'
  | 'cut off'
  | 'babble'
  | 'flood'
  | { redirect: string }

/** What a request brought. */
export interface AskedTranscription {
  path: string
  authorization: string | undefined
  fields: Record<string, string>
  file: { name: string; type: string; content: Buffer }
}

/**
 * A server on loopback that speaks OpenAI's protocol of transcriptions and follows scripts, one per request and the last one
 * for all that follow.
 */
export async function serveTranscriptions(...scripts: Script[]) {
  const asked: AskedTranscription[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sent = await readForm(request)
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, ...sent })
    const script = scripts.length > 1 ? scripts.shift() : scripts[0]
    if (script === 'stall') return
    if (script === 'cut off') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"text": "Well')
      setImmediate(() => response.destroy())
      return
    }
    if (script === 'flood') return flood(response)
    if (typeof script === 'object' && 'redirect' in script)
      return void response.writeHead(307, { location: script.redirect }).end()
    if (script === 'babble') return void response.writeHead(200).end('<html>not found</html>')
    if (!script || 'status' in script) return refuse(response, script?.status ?? 500, script?.retryAfter)
    const wantsTimes = sent.fields.response_format === 'verbose_json'
    // as OpenAI's newer models do
    if ('saysPlainly' in script)
      return wantsTimes ? refuse(response, 400) : send(response, { text: script.saysPlainly })
    const { says } = script
    send(response, { text: says.map(({ text }) => text).join(' '), ...(wantsTimes ? { segments: says } : {}) })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    asked,
    /** Settings with which the service asks this server. */
    settings: () => ({ TRANSCRIPTION_BASE_URL: url, TRANSCRIPTION_API_KEY: 'test-key', TRANSCRIPTION_SECONDS: '1' }),
    /** Replaces what is left of the scripts. */
    follow: (...next: Script[]) => void scripts.splice(0, scripts.length, ...next),
  }
}

async function readForm(request: IncomingMessage): Promise<Pick<AskedTranscription, 'fields' | 'file'>> {
  const body = new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
  const form = await body.formData()
  const fields: Record<string, string> = {}
  let file = { name: '', type: '', content: Buffer.alloc(0) }
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else file = { name: value.name, type: value.type, content: Buffer.from(await value.arrayBuffer()) }
  }
  return { fields, file }
}

/** Words without end, until nobody listens any more. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"text": "')
  const words = 'well '.repeat(20_000)
  const pour = () => {
    while (!response.destroyed && response.write(words));
  }
  response.on('drain', pour)
  pour()
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, retryAfter?: string): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter ? { 'retry-after': retryAfter } : {}) }
  response.writeHead(status, headers).end(JSON.stringify({ error: { message: 'no', type: 'refused' } }))
}
