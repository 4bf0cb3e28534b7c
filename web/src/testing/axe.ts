import axe from 'axe-core'
import { expect } from 'vitest'

// Colours are not computed without a layout; the browser stories look at them.
const RULES = { 'color-contrast': { enabled: false } }

/** Fails with every rule broken and the first element that breaks it. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, { rules: RULES, resultTypes: ['violations'] })
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`)).toEqual([])
}
