import { describe, expect, it } from 'vitest'
import { SoundWatch } from './sound-watch'

const SECOND = 1_000

/** Delivers a few times a second, from one time to another. */
function run(watch: SoundWatch, from: number, to: number, isAlive: boolean | null, bytes = 9) {
  for (let now = from; now < to; now += SECOND / 2) {
    watch.delivered(bytes, now)
    if (isAlive !== null) watch.measured(isAlive, now)
  }
}

describe('the watch over what arrives from a microphone', () => {
  it('notices a microphone that is off, and that it is on again', () => {
    const watch = new SoundWatch(0)
    run(watch, 0, 2 * SECOND, true)
    run(watch, 2 * SECOND, 8 * SECOND, false)
    expect(watch.troubleAt(8 * SECOND)).toBeNull()
    run(watch, 8 * SECOND, 11 * SECOND, false)
    expect(watch.troubleAt(11 * SECOND)).toBe('silent')
    watch.measured(true, 11 * SECOND)
    expect(watch.troubleAt(11 * SECOND)).toBeNull()
  })

  it('notices a recorder that delivers nothing, or nothing but empty pieces', () => {
    const watch = new SoundWatch(0)
    run(watch, 0, 9 * SECOND, true, 0)
    expect(watch.troubleAt(9 * SECOND)).toBeNull()
    run(watch, 9 * SECOND, 11 * SECOND, true, 0)
    expect(watch.troubleAt(11 * SECOND)).toBe('stalled')
    watch.delivered(9, 11 * SECOND)
    expect(watch.troubleAt(11 * SECOND)).toBeNull()
  })

  it('says nothing of silence where levels can’t be measured, and begins anew after a pause', () => {
    const deaf = new SoundWatch(0)
    run(deaf, 0, 60 * SECOND, null)
    expect(deaf.troubleAt(60 * SECOND)).toBeNull()
    const paused = new SoundWatch(0)
    run(paused, 0, 2 * SECOND, true)
    paused.begin(60 * SECOND)
    expect(paused.troubleAt(61 * SECOND)).toBeNull()
  })
})
