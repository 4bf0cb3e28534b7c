import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { atEnd } from '#tests/at-end.js'

/** What the server does next: says something, waits, breaks off in the middle, or stays silent until it is left. */
export type Step = { say: string } | { wait: number } | 'cut off' | 'stall' | 'run out of tokens'
/** A whole answer, or a refusal. */
export type Script = { status: number; retryAfter?: number } | Step[]

/** What a request asked for. */
export interface AskedModel {
  path: string
  headers: IncomingMessage['headers']
  body: { model: string; system?: unknown; messages: { role: string; content: unknown }[] }
  /** Whether the client hung up before the end. */
  isLeft: boolean
}

/**
 * A model server on loopback that follows scripts, one per request and the last one for all that follow. It speaks
 * OpenAI's chat completions and Anthropic's messages.
 */
export async function serveScriptedModels(...scripts: Script[]) {
  const asked: AskedModel[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const script = scripts.length > 1 ? scripts.shift() : scripts[0]
    const body = (await json(request)) as AskedModel['body']
    const noted: AskedModel = { path: request.url ?? '', headers: request.headers, body, isLeft: false }
    asked.push(noted)
    response.once('close', () => {
      noted.isLeft = !response.writableEnded
    })
    if (!script || !Array.isArray(script)) return refuse(response, script ?? { status: 500 })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const protocol = noted.path.endsWith('/messages') ? anthropic : openai
    response.write(protocol.begin)
    let reason: 'stop' | 'length' = 'stop'
    for (const step of script) {
      if (step === 'cut off') return response.destroy()
      if (step === 'stall') return
      if (step === 'run out of tokens') reason = 'length'
      else if ('wait' in step) await delay(step.wait)
      else response.write(protocol.say(step.say))
    }
    response.end(protocol.end(reason))
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
    settings: (supplier: 'openai' | 'anthropic' = 'openai') => ({
      AI_STALL_SECONDS: '1.5',
      ...(supplier === 'openai'
        ? { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: url }
        : { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: url }),
    }),
    /** Replaces what is left of the scripts. */
    follow: (...next: Script[]) => void scripts.splice(0, scripts.length, ...next),
  }
}

function refuse(response: ServerResponse, { status, retryAfter }: { status: number; retryAfter?: number }): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) }
  response.writeHead(status, headers).end(JSON.stringify({ error: { message: 'no', type: 'refused' } }))
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`
const chunk = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted' },
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`

const openai = {
  begin: chunk({ role: 'assistant', content: '' }),
  say: (content: string) => chunk({ content }),
  end: (reason: 'stop' | 'length') => `${chunk({}, reason)}data: [DONE]\n\n`,
}

const anthropic = {
  begin:
    event('message_start', {
      message: {
        ...{ id: 'm1', type: 'message', role: 'assistant', model: 'scripted', content: [] },
        ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
      },
    }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  say: (text: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: (reason: 'stop' | 'length') =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: reason === 'stop' ? 'end_turn' : 'max_tokens', stop_sequence: null },
      usage: { output_tokens: 5 },
    }) +
    event('message_stop', {}),
}
