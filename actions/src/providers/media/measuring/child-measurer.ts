import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type MeasureReply, type MeasureTask, OUT_OF_MEMORY } from './measure-task.js'
import { MeasuringBrokeOff, MeasuringInterrupted, type MediaMeasurer } from './media-measurer.js'

/** Of JavaScript's heap; `MEMORY_MB_MAX` is for all of it. */
const HEAP_MB = 192
const MEMORY_MB_MAX = 512
/** A full heap is SIGABRT. */
const CRASHES: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])

/**
 * Measures each recording in a process of its own, with limits of its own: what a parser does with a stranger's file
 * neither grows nor ends the service. The process knows none of the service's settings, and ends with it.
 */
export function createChildMeasurer({ memoryMb = MEMORY_MB_MAX } = {}): MediaMeasurer {
  return {
    async measure(source, target, media, signal) {
      signal.throwIfAborted()
      const child = start()
      const end = () => child.kill('SIGKILL')
      signal.addEventListener('abort', end, { once: true })
      try {
        const reply = await ask(child, { source, target, media, memoryMb })
        if ('measured' in reply) return reply.measured
        throw Object.assign(new Error(reply.fault), { code: reply.code })
      } catch (error) {
        // ended by us, which says nothing about the recording
        signal.throwIfAborted()
        throw error
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    },
  }
}

/** What is compiled runs as it is; sources need their loader. */
function start(): ChildProcess {
  const own = fileURLToPath(import.meta.url)
  const extension = path.extname(own)
  const loader =
    extension === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  return fork(path.join(path.dirname(own), `measure-media.child${extension}`), {
    execArgv: [...loader, `--max-old-space-size=${HEAP_MB}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * Its own limits and the crashes of a parser are the recording's doing; that others end it, or
 * that it can't even start, isn't.
 */
export function endedBy(code: number | null, signal: NodeJS.Signals | null): Error {
  const how = signal ?? `code ${code}`
  const isOfRecording = code === OUT_OF_MEMORY || (signal !== null && CRASHES.has(signal))
  return isOfRecording ? new MeasuringBrokeOff(how) : new MeasuringInterrupted(how)
}

function ask(child: ChildProcess, task: MeasureTask): Promise<MeasureReply> {
  return new Promise((resolve, reject) => {
    child.once('message', (reply: MeasureReply) => resolve(reply))
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(endedBy(code, signal)))
    child.send(task, (error) => {
      // its end says more
      if (error && child.exitCode === null && child.signalCode === null) reject(error)
    })
  })
}
