import { describe, expect, it } from 'vitest'
import { PlanChoice, type Planning } from './plan-choice.js'

/** Runs a statement this often; returns how many executions used a kept plan. */
function runs(
  choice: PlanChoice,
  count: number,
  millisecondsOf: (planning: Planning, index: number) => number,
): number {
  let kept = 0
  for (let index = 0; index < count; index++) {
    const planning = choice.next()
    if (planning === 'kept') kept += 1
    choice.record(planning, millisecondsOf(planning, index))
  }
  return kept
}

describe('choosing between fresh and kept plans', () => {
  it('plans afresh at first', () => {
    expect(runs(new PlanChoice(), 8, () => 1)).toBe(0)
  })

  it('keeps the plan if that is faster, and still tries the alternative', () => {
    const choice = new PlanChoice()
    const kept = runs(choice, 1000, (planning) => (planning === 'kept' ? 2 : 3))
    expect(kept).toBeGreaterThan(900)
    expect(kept).toBeLessThan(990)
  })

  it('plans afresh if a kept plan saves next to nothing', () => {
    expect(runs(new PlanChoice(), 1000, (planning) => (planning === 'kept' ? 0.98 : 1))).toBeLessThan(80)
  })

  it('tries a disastrous plan once and hardly ever again', () => {
    const kept = runs(new PlanChoice(), 10_000, (planning) => (planning === 'kept' ? 500 : 5))
    expect(kept).toBeLessThan(3)
  })

  it('tries the alternative with one execution at a time', () => {
    const choice = new PlanChoice()
    runs(choice, 8, () => 1)
    expect(choice.next()).toBe('kept')
    expect(Array.from({ length: 50 }, () => choice.next())).not.toContain('kept')
    choice.record('kept', 30_000)
    expect(Array.from({ length: 50 }, () => choice.next())).not.toContain('kept')
  })

  it('notices a plan that is disastrous for only a few values', () => {
    const rare = (planning: Planning, index: number) => (planning === 'fresh' ? 3 : index % 20 === 0 ? 200 : 2)
    const choice = new PlanChoice()
    runs(choice, 2000, rare)
    expect(runs(choice, 2000, rare)).toBeLessThan(400)
  })

  it('changes its mind when the data changes', () => {
    const choice = new PlanChoice()
    runs(choice, 1000, (planning) => (planning === 'kept' ? 2 : 3))
    runs(choice, 500, (planning) => (planning === 'kept' ? 30 : 3))
    expect(runs(choice, 1000, (planning) => (planning === 'kept' ? 30 : 3))).toBeLessThan(20)
    runs(choice, 5000, (planning) => (planning === 'kept' ? 2 : 3))
    expect(runs(choice, 1000, (planning) => (planning === 'kept' ? 2 : 3))).toBeGreaterThan(900)
  })
})
