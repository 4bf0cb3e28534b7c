const BEGINNING = 'Fractional Role for a'
/** Separators within a category name: "Sales & Revenue". */
const JOINT = /\s*(?:&|,|\/|\band\b)\s*/iu

/**
 * "Fractional Role for a {role} in {category}", from the first chosen role and category (FRAC-05, GD-55). The category
 * is left out when the role's name already contains it or one of its parts: "Fractional Role for a Director of Demand
 * Generation", and Customer Success roles in "Customer Success & Retention".
 */
export function fractionalTitle(roleNames: readonly string[], categoryNames: readonly string[]): string {
  const role = roleNames[0] ?? ''
  const category = categoryNames[0] ?? ''
  return alreadyMentions(role, category) ? `${BEGINNING} ${role}` : `${BEGINNING} ${role} in ${category}`
}

/** Matches whole words, ignoring case: "Salesforce Architect" does not mention Sales. */
function alreadyMentions(role: string, category: string): boolean {
  const parts = [category, ...category.split(JOINT)].map(wordsOf)
  return parts.some((part) => part.trim() !== '' && wordsOf(role).includes(part))
}

/** Letters and digits only, single-spaced and padded: " director of demand generation " */
function wordsOf(name: string): string {
  return ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
