import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cardsPerStep, useSearchLayout } from './search-layout'
import { shownTab } from './shown-tab'

const happyWindow = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

describe('the layout of the results', () => {
  const counts = (found: Partial<Record<string, number>>) =>
    Object.fromEntries(
      ['opportunity', 'qanda', 'experts', 'insights', 'usecases', 'advices'].map((tab) => [
        tab,
        { count: found[tab] ?? 0 },
      ]),
    ) as Parameters<typeof shownTab>[1]

  it('[SDROP-07] a tab without results gives way to the first that has some', () => {
    expect(shownTab('advices', counts({ experts: 2, insights: 1 }))).toBe('experts')
    expect(shownTab('insights', counts({ experts: 2, insights: 1 }))).toBe('insights')
    expect(shownTab('experts', counts({}))).toBeNull()
    expect(shownTab(null, counts({ experts: 2 }))).toBeNull()
  })

  it.each([
    [1101, 'wide', 12],
    [1100, 'middle', 12],
    [701, 'middle', 12],
    [700, 'middle', 4],
    [699, 'narrow', 4],
  ] as const)('[SRCH-25, SRCH-07, GD-48] %i px are %s, with %i chips a step', (width, size, chipsPerStep) => {
    const before = window.innerWidth
    happyWindow.happyDOM.setViewport({ width })
    const { result } = renderHook(() => useSearchLayout())
    expect(result.current).toMatchObject({ size, chipsPerStep })
    happyWindow.happyDOM.setViewport({ width: before })
  })

  it.each([
    ['wide', true, [3, 3, 2, 2, 3]],
    ['middle', true, [2, 2, 2, 2, 2]],
    ['narrow', true, [1, 3, 1, 1, 1]],
    ['narrow', false, [1, 2, 1, 1, 1]],
  ] as const)('[SRCH-22, SRCH-23, SRCH-24, SDROP-11] cards when %s', (size, isRoomy, expected) => {
    const tabs = ['opportunity', 'experts', 'insights', 'usecases', 'advices'] as const
    expect(
      tabs.map((tab) => cardsPerStep(tab, { size, isRoomy, chipsPerStep: 12 })).map((cards, at) => [tabs[at], cards]),
    ).toEqual(tabs.map((tab, at) => [tab, expected[at]]))
  })
})
