/** Numbers shared by client and server. Form limits come from BASE-45 and BASE-46; each name ends in its unit. */
export const FRACTIONAL_LIMITS = {
  durationMonthsMin: 1,
  durationMonthsMax: 24,
  briefCharactersMin: 100,
  briefCharactersMax: 2000,
  skillsMax: 3,
  availabilitiesMax: 3,
  budgetMaxDollars: 50_000,
  budgetStepDollars: 100,
  budgetMinFallbackDollars: 1,
  budgetMinDollarsByUnit: { day: 500, week: 1500, month: 5000 },
  daysPerWeekMax: 7,
  daysPerMonthMax: 31,
  documentsMax: 10,
  /** Keeps requests small for lists without a limit of their own (topics, domains, roles, categories). */
  choicesMax: 20,
} as const

/** The units a budget can be given in: the codes of the duration types. */
export const BUDGET_UNITS = ['day', 'week', 'month'] as const
export type BudgetUnit = (typeof BUDGET_UNITS)[number]

/** The smallest budgets of a type, in US dollars; a unit that isn't listed starts at one dollar. */
export type BudgetMinimums = Readonly<Partial<Record<BudgetUnit, number>>>

/** What a role may be offered per unit, in US dollars; a unit that is missing has no range of its own (GD-63). */
export type RoleBudgets = Readonly<Partial<Record<BudgetUnit, { minDollars: number; maxDollars: number }>>>

/** The role's range in this unit; null if it has none. */
export function roleBudget(budgets: RoleBudgets | undefined, unit: string | null | undefined) {
  const known = BUDGET_UNITS.find((code) => code === unit)
  return (known && budgets?.[known]) ?? null
}

/** The minimum budget for a unit; null for units without one of their own. */
export function budgetFloorDollars(minimums: BudgetMinimums, unit: string | null | undefined): number | null {
  const known = BUDGET_UNITS.find((code) => code === unit)
  return (known && minimums[known]) ?? null
}

/** The same, with 1 dollar for units without a minimum of their own (FRAC-60 to FRAC-63). */
export function budgetMinimumDollars(minimums: BudgetMinimums, unit: string | null | undefined): number {
  return budgetFloorDollars(minimums, unit) ?? FRACTIONAL_LIMITS.budgetMinFallbackDollars
}

/** The maximum number of working days in the given unit (GD-69). */
export function daysMaximum(unit: string | null | undefined): number {
  return unit === 'week' ? FRACTIONAL_LIMITS.daysPerWeekMax : FRACTIONAL_LIMITS.daysPerMonthMax
}

export const STAFF_REASON_CHARACTERS = { min: 5, max: 1000 } as const
export const DELETE_COMMENT_CHARACTERS_MAX = 1000
export const NEW_TAG_DAYS = 7
export const DOLLARS_TO_CENTS = 100
export const FILE_LINK_MINUTES = 15

/** Applying, countering and responding (OBASE-39, OBASE-42, GO-21, GO-35, GO-39, GO-70). */
export const APPLICATION_LIMITS = {
  profilePercentMin: 80,
  documentsMaxPerKind: 5,
  offerMinDollars: 1,
  offerMaxDollars: 9_999_999_999.99,
  counterBriefCharactersMin: 50,
  counterBriefCharactersMax: 1000,
  counterReasonCharactersMin: 20,
  counterReasonCharactersMax: 100,
  reasonCharactersMax: 1000,
} as const
