/** What somebody told about their business, so that answers fit it (AIH-16). */
export interface AiPreferences {
  industry: string
  product: string
  customers: string[]
}

export const AI_PREFERENCE_LIMITS = {
  customersMax: 5,
  customCharactersMax: 50,
  /** Both ends are refused (GD-23), whatever the message says. */
  productCharactersAbove: 50,
  productCharactersBelow: 500,
} as const

export const AI_PREFERENCE_MESSAGES = {
  product: 'Product/Service description must be at least 50-500 characters',
  tooManyCustomers: 'Total number of target customer groups must not exceed 5',
  customTooLong: 'Use up to 50 characters',
  unreadable: 'This can’t be saved. Check the industry, the product and the customers.',
} as const

export const NO_AI_PREFERENCES: AiPreferences = { industry: '', product: '', customers: [] }

/** AIH-30: one JSON text; a comma separates customers, so one that is typed becomes a space (GD-25). */
export function writeAiPreferences({ industry, product, customers }: AiPreferences): string {
  return JSON.stringify({
    industry: withoutCommas(industry),
    product: product.trim(),
    targeted_customer: distinct(customers.map(withoutCommas)).join(','),
  })
}

/** @returns null for a text that is not what `writeAiPreferences` writes (AIH-31) */
export function readAiPreferences(text: string): AiPreferences | null {
  const parts = parseObject(text)
  if (!parts) return null
  const { industry, product, targeted_customer: customers } = parts
  if (typeof industry !== 'string' || typeof product !== 'string' || typeof customers !== 'string') return null
  return { industry, product, customers: distinct(customers.split(',').map((customer) => customer.trim())) }
}

/** AIH-05: how many of the three parts are filled. */
export function countAiPreferences({ industry, product, customers }: AiPreferences): number {
  return [industry.trim() !== '', product.trim() !== '', customers.length > 0].filter(Boolean).length
}

/** AIH-21, AIH-22: empty, or more than 50 and fewer than 500 characters. */
export function isProductFit(product: string): boolean {
  const { length } = [...product.trim()]
  const { productCharactersAbove, productCharactersBelow } = AI_PREFERENCE_LIMITS
  return length === 0 || (length > productCharactersAbove && length < productCharactersBelow)
}

/** Without empty entries, and each only once, whatever its case. */
export function distinct(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = value.toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function withoutCommas(value: string): string {
  return value.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
