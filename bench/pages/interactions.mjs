const SETTLED_MS = 400

/**
 * What somebody does first on a page, by name.
 * @typedef {Record<string, (page: import('playwright-core').Page) => Promise<void>>} Interactions
 */
/** @type {Interactions} */
const MEMBER = {
  'opens the search': (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
  types: (page) => page.keyboard.type('pri', { delay: 120 }),
  'closes the search': (page) => page.keyboard.press('Escape'),
  'opens the notices': (page) =>
    page
      .getByRole('button', { name: /notice/i })
      .first()
      .click(),
  'closes the notices': (page) => page.keyboard.press('Escape'),
  'opens the account': (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  'closes the account': (page) => page.keyboard.press('Escape'),
}

/** @type {Record<string, Interactions>} */
export const INTERACTIONS = {
  landing: {
    'opens the search': (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    types: (page) => page.keyboard.type('pri', { delay: 120 }),
    'closes the search': (page) => page.keyboard.press('Escape'),
  },
  login: {
    types: async (page) => {
      await page.getByLabel('Email').first().click()
      await page.keyboard.type('nora', { delay: 120 })
    },
  },
  member: MEMBER,
  list: { 'chooses a tab': (page) => page.getByRole('tab').nth(1).click(), ...MEMBER },
  search: { 'chooses a tab': (page) => page.getByRole('tab').nth(1).click(), ...MEMBER },
}

/**
 * How long the longest interaction takes from the key or the pointer to the frame that shows it, in steps of 8 ms; 0 for
 * less than 16.
 * @param {import('playwright-core').Page} page
 * @param {Interactions} interactions
 * @returns {Promise<{ interaction: number, which: string }>}
 */
export async function longestInteraction(page, interactions) {
  await page.evaluate(() => {
    globalThis.longest = 0
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const longest = { interaction: 0, which: 'none' }
  for (const [which, act] of Object.entries(interactions)) {
    await act(page)
    await page.waitForTimeout(SETTLED_MS)
    const interaction = await page.evaluate(() => {
      const { longest } = globalThis
      globalThis.longest = 0
      return longest
    })
    if (interaction > longest.interaction) Object.assign(longest, { interaction, which })
  }
  return longest
}
