import { expect, it } from 'vitest'
import { incomeSlices } from './income-slices'

it('[DASH-30, DASH-31] known names are their slices, and all others together are Projects', () => {
  const slices = incomeSlices([
    { name: 'consulting', value: 1000 },
    { name: 'consultationIncome', value: 2000 },
    { name: 'qandaIncome', value: 6000 },
    { name: 'projectIncome', value: 1000 },
  ])
  expect(slices.map(({ label, cents, percent }) => [label, cents, percent])).toEqual([
    ['Insights', 6000, 60],
    ['1:1 Advice', 2000, 20],
    ['Projects', 2000, 20],
  ])
})

it('[DASH-30] what is empty is no slice', () => {
  expect(incomeSlices([{ name: 'qandaIncome', value: 0 }])).toEqual([])
  expect(incomeSlices([{ name: 'consultationIncome', value: 5 }])).toMatchObject([{ percent: 100 }])
})
