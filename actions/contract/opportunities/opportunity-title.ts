/** "Fractional Role for a {role} in {category}", from the first chosen role and the first category (FRAC-05, GD-55). */
export function fractionalTitle(roleNames: readonly string[], categoryNames: readonly string[]): string {
  return `Fractional Role for a ${roleNames[0] ?? ''} in ${categoryNames[0] ?? ''}`
}
