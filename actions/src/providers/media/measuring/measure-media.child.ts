import { measureMedia } from '../measure-media.js'
import type { MeasureReply, MeasureTask } from './measure-task.js'

const CHECK_MS = 100
const MEGABYTE = 1024 * 1024
const OUT_OF_MEMORY = 137

/** Measures one recording for child-measurer.ts, and ends with whoever asked. */
process.once('message', (task: MeasureTask) => void answer(task))
process.once('disconnect', () => process.exit())

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
