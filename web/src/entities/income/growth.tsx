import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { IncomePeriod } from '#contract/income/income-sources.js'
import { Icon } from '#ui/display/icon.js'
import { INCOME_PERIOD_LABELS, type IncomeReport } from './income-report'

const LOOKS = {
  UP: { icon: ArrowUp, ink: 'text-accent' },
  DOWN: { icon: ArrowDown, ink: 'text-warn' },
  NEUTRAL: { icon: ArrowRight, ink: 'text-muted' },
} as const

interface GrowthProps {
  report: Pick<IncomeReport, 'growthArrow' | 'growthPercentage'>
  period: IncomePeriod
}

/** How a period compares with the one before: an arrow and a percentage (DASH-32). */
export function Growth({ report: { growthArrow, growthPercentage }, period }: GrowthProps) {
  const { icon, ink } = LOOKS[growthArrow]
  return (
    <p data-growth={growthArrow} className="flex items-center gap-1 text-sm text-muted">
      <Icon of={icon} size={16} className={ink} />
      <span>{growthWords(growthArrow, growthPercentage, period)}</span>
    </p>
  )
}

function growthWords(arrow: IncomeReport['growthArrow'], percentage: number, period: IncomePeriod): string {
  if (period === 'overall') return `${percentage}%: there is no earlier time to compare with`
  const before = `the ${INCOME_PERIOD_LABELS[period]} before`
  if (arrow === 'NEUTRAL') return `${percentage}%, as much as in ${before}`
  return `${percentage}% ${arrow === 'UP' ? 'more' : 'less'} than in ${before}`
}
