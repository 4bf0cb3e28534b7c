import { describe, expect, it } from 'vitest'
import { History } from './history'

/** Words that are typed letter by letter; a line break is no typing. */
const start = (text = '') =>
  new History(
    text,
    (first, second) => first === second,
    (before, after) => before.split('\n').length === after.split('\n').length,
  )

describe('undo and redo of a text', () => {
  it('what is typed without a pause is one step, and goes forth again', () => {
    const history = start()
    for (const [index, text] of ['T', 'Tw', 'Two'].entries()) history.record(text, index * 100)
    history.record('Two days', 5_000)
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['Two', '', null])
    expect([history.redo(), history.redo(), history.redo()]).toEqual(['Two', 'Two days', null])
  })

  it('a new line is a step of its own, however fast', () => {
    const history = start()
    history.record('One', 0)
    history.record('One\n', 100)
    history.record('One\ntwo', 200)
    expect([history.undo(), history.undo()]).toEqual(['One', ''])
  })

  it('the first step never replaces the text one began with', () => {
    const history = start('Old')
    history.record('Old text', 1)
    expect(history.undo()).toBe('Old')
  })

  it('what was undone is gone once something else is written, and the same text is no step', () => {
    const history = start()
    history.record('One', 0)
    history.record('One', 1_000)
    history.undo()
    history.record('Two', 2_000)
    expect(history.redo()).toBeNull()
    expect([history.undo(), history.undo()]).toEqual(['', null])
  })

  it('forgets the oldest steps of a long evening', () => {
    const history = start()
    for (let step = 1; step <= 300; step++) history.record(`Step ${step}`, step * 1_000)
    let steps = 0
    while (history.undo() !== null) steps++
    expect(steps).toBe(199)
  })
})
