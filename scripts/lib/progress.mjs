const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 90

/**
 * Shows progress: a single updating line on a terminal, otherwise one line per finished step.
 * @param {NodeJS.WriteStream} [out]
 */
export function createProgress(out = process.stdout) {
  const active = new Map()
  const isLive = out.isTTY === true
  let frame = 0
  let timer

  function draw() {
    frame += 1
    const words = [...active.values()].join(' · ')
    out.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${words.slice(0, (out.columns || 80) - 3)}`)
  }

  function line(text) {
    out.write(isLive ? `\r\x1b[2K${text}\n` : `${text}\n`)
    if (isLive && active.size > 0) draw()
  }

  return {
    line,
    /**
     * @template T
     * @param {string} label
     * @param {(say: (detail: string) => void) => Promise<T>} work `say` shows a detail while the step runs
     * @param {{ isLong?: boolean }} [kind] without an updating line, a long step is announced when it starts too
     * @returns {Promise<T>}
     */
    async step(label, work, { isLong = false } = {}) {
      const key = Symbol(label)
      const began = performance.now()
      active.set(key, label)
      if (isLong && !isLive) line(`… ${label}`)
      if (isLive) timer ??= setInterval(draw, FRAME_MS)
      try {
        const result = await work((detail) => active.set(key, `${label} (${detail})`))
        active.delete(key)
        line(`✓ ${label} ${((performance.now() - began) / 1000).toFixed(1)} s`)
        return result
      } catch (error) {
        active.delete(key)
        line(`✗ ${label}`)
        throw error
      } finally {
        if (active.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
  }
}
