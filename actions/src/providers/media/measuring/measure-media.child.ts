import { measureMedia } from '../measure-media.js'
import { type MeasureReply, type MeasureTask, OUT_OF_MEMORY } from './measure-task.js'

const CHECK_MS = 100
const MEGABYTE = 1024 * 1024

/** Measures one recording for child-measurer.ts, and ends with whoever asked. */
process.once('message', (task: MeasureTask) => void answer(task))
process.once('disconnect', () => process.exit())
// a terminal's Ctrl-C is for the service, which ends its children in order
process.on('SIGINT', () => undefined)

async function answer({ source, target, media, memoryMb }: MeasureTask): Promise<void> {
  const check = () => {
    if (process.memoryUsage.rss() > memoryMb * MEGABYTE) process.exit(OUT_OF_MEMORY)
  }
  check()
  setInterval(check, CHECK_MS).unref()
  const reply: MeasureReply = await measureMedia(source, target, media).then(
    (measured) => ({ measured }),
    (error: Error & { code?: string }) => ({ fault: error.message, code: error.code }),
  )
  process.send?.(reply)
}
