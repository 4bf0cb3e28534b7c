const BEGINNING = 'Fractional Role for a'
/** Between the things that a category's name joins: "Sales & Revenue". */
const JOINT = /\s*(?:&|,|\/|\band\b)\s*/iu

/**
 * "Fractional Role for a {role} in {category}", from the first chosen role and the first category (FRAC-05, GD-55). A
 * role whose name says the category already, or one of the things that it joins, is not told it again: "Fractional Role
 * for a Director of Demand Generation", and of Customer Success too in "Customer Success & Retention".
 */
export function fractionalTitle(roleNames: readonly string[], categoryNames: readonly string[]): string {
  const role = roleNames[0] ?? ''
  const category = categoryNames[0] ?? ''
  return saysAlready(role, category) ? `${BEGINNING} ${role}` : `${BEGINNING} ${role} in ${category}`
}

/** By whole words, in any case: a "Salesforce Architect" does not name Sales. */
function saysAlready(role: string, category: string): boolean {
  const parts = [category, ...category.split(JOINT)].map(wordsOf)
  return parts.some((part) => part.trim() !== '' && wordsOf(role).includes(part))
}

/** Every run of letters and digits between single spaces: " director of demand generation " */
function wordsOf(name: string): string {
  return ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
