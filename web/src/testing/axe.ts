import axe from 'axe-core'
import { expect } from 'vitest'

// Colours are not computed without a layout; the browser stories look at them.
// Frames hold no page here, and axe waits for one.
// Headless UI's focus guards are hidden on purpose: they only turn the focus round.
const LEFT_OUT = ['[data-headlessui-focus-guard]']
const RULES = { 'color-contrast': { enabled: false } }

/** Fails with every rule broken and the first element that breaks it. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(
    { include: [container], exclude: LEFT_OUT },
    { rules: RULES, resultTypes: ['violations'], iframes: false },
  )
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`)).toEqual([])
}
