import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { HelpAudience } from '#contract/ai/help/help-topic.js'
import { PRODUCT_HELP } from '#contract/ai/help/product-help.js'
import type { Network } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const PEOPLE = { expert: expertUser, company: clientUser }
const READERS: Record<HelpAudience, readonly (keyof typeof PEOPLE)[]> = {
  experts: ['expert'],
  'everybody but experts': ['company'],
  'members of a company': ['company'],
  everybody: ['expert', 'company'],
}

/** Which page it is shows before anything of it is known. */
const OUT_OF_REACH = {
  'POST /v1/graphql': () => {
    throw new TypeError()
  },
  'GET /api/*': () => {
    throw new TypeError()
  },
} as Network['rest']

/** What the page and its open tab are called. */
const namesOfPage = () => [
  document.title.split(' · ')[0],
  ...screen.queryAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
  ...screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent),
]

const pages = new Map(
  PRODUCT_HELP.flatMap(({ answers }) => answers).flatMap(({ page, for: audience }) =>
    page ? READERS[audience].map((reader) => [`${reader} ${page.path}`, { ...page, reader }] as const) : [],
  ),
)

it.each([...pages.values()])('$label, which the answers lead to, is the page of $reader at $path', async (page) => {
  const { address } = renderRoute(page.path, { user: PEOPLE[page.reader], rest: OUT_OF_REACH })
  await waitFor(() => expect(namesOfPage()).toContain(page.label))
  expect(address()).toBe(page.path)
})
