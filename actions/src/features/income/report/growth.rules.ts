export interface Growth {
  growthArrow: 'UP' | 'DOWN' | 'NEUTRAL'
  growthPercentage: number
}

/**
 * How a period compares with the equally long one before (GD-10): from nothing to something is up by 100, and overall
 * has nothing before it.
 */
export function growthOf(total: number, previous: number | null): Growth {
  if (previous === null || total === previous) return { growthArrow: 'NEUTRAL', growthPercentage: 0 }
  if (previous === 0) return { growthArrow: 'UP', growthPercentage: 100 }
  return {
    growthArrow: total > previous ? 'UP' : 'DOWN',
    growthPercentage: Math.round((Math.abs(total - previous) / previous) * 100),
  }
}
