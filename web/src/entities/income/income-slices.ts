import { INCOME_SOURCE_LABELS, INCOME_SOURCES, type IncomeSource } from '#contract/income/income-sources.js'
import type { IncomeReport } from './income-report'

export interface IncomeSlice {
  source: IncomeSource
  label: string
  cents: number
  /** of the whole, 0 to 100 */
  percent: number
}

/** The slices of a report in their order, without empty ones: whatever isn't known by name is a project's (DASH-31). */
export function incomeSlices(charData: IncomeReport['charData']): IncomeSlice[] {
  const total = charData.reduce((sum, { value }) => sum + Math.max(value, 0), 0)
  return INCOME_SOURCES.flatMap((source) => {
    const cents = charData
      .filter(({ name }) => sourceNamed(name) === source)
      .reduce((sum, { value }) => sum + Math.max(value, 0), 0)
    return cents > 0 ? { source, label: INCOME_SOURCE_LABELS[source], cents, percent: (cents / total) * 100 } : []
  })
}

const sourceNamed = (name: string): IncomeSource => INCOME_SOURCES.find((source) => source === name) ?? 'projectIncome'
