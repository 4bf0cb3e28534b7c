const BEGINNING = 'Fractional Role for a'

/**
 * "Fractional Role for a {role} in {category}", from the first chosen role and the first category (FRAC-05, GD-55). A
 * role whose name says the category already is not told it again: "Fractional Role for a Director of Demand Generation".
 */
export function fractionalTitle(roleNames: readonly string[], categoryNames: readonly string[]): string {
  const role = roleNames[0] ?? ''
  const category = categoryNames[0] ?? ''
  return saysAlready(role, category) ? `${BEGINNING} ${role}` : `${BEGINNING} ${role} in ${category}`
}

/** By whole words, in any case: a "Salesforce Architect" does not name Sales. */
function saysAlready(role: string, category: string): boolean {
  if (category === '') return false
  return wordsOf(role).includes(wordsOf(category))
}

/** Every run of letters and digits between single spaces: " director of demand generation " */
function wordsOf(name: string): string {
  return ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
