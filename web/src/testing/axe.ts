import axe from 'axe-core'
import { expect } from 'vitest'

// Colour contrast needs a layout, so the browser stories check it. Frames have no page here, and axe would wait for
// one. Headless UI hides its focus guards on purpose: they only redirect the focus.
const LEFT_OUT = ['[data-headlessui-focus-guard]']
const RULES = { 'color-contrast': { enabled: false } }

/** Fails with every violated rule and the first element that violates it. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(
    { include: [container], exclude: LEFT_OUT },
    { rules: RULES, resultTypes: ['violations'], iframes: false },
  )
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`)).toEqual([])
}
