export const counted = (count: number) => ({ aggregate: { count } })

/** A search without results. */
export const NOTHING_FOUND = {
  ...{ opportunities: [], opportunity_count: counted(0), experts: [], expert_count: counted(0) },
  ...{ questions: [], question_count: counted(0), insights: [], insight_count: counted(0) },
  ...{ advices: [], advice_count: counted(0), use_cases: [], use_case_count: counted(0) },
}
