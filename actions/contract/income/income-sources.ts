/** The slices of the income widget (DASH-29, DASH-31), by the names that its payload uses. */
export const INCOME_SOURCES = ['qandaIncome', 'consultationIncome', 'projectIncome'] as const
export type IncomeSource = (typeof INCOME_SOURCES)[number]

export const INCOME_SOURCE_LABELS: Readonly<Record<IncomeSource, string>> = {
  qandaIncome: 'Insights',
  consultationIncome: '1:1 Advice',
  projectIncome: 'Projects',
}

/**
 * The slice that an earning belongs to, by the kind of its transfer. Reward credits come from answers, so redeeming them
 * is income from insights; any kind not named here is income from projects (DASH-31).
 */
export function incomeSourceOf(kind: string): IncomeSource {
  switch (kind) {
    case 'answer_reward':
    case 'redemption_approved':
      return 'qandaIncome'
    case 'advice_earning':
      return 'consultationIncome'
    default:
      return 'projectIncome'
  }
}

/** The periods of the widget in days (DASH-26); overall is everything. */
export const INCOME_PERIODS = ['7', '30', '365', 'overall'] as const
export type IncomePeriod = (typeof INCOME_PERIODS)[number]
