import { contentId } from '../../seeds/demo/content/content-ids.mjs'
import { operationText, tokenFor } from '../lib/reads.mjs'

const READER = 'tom@client.example'
/** As many as stand beside the form. */
const SHOWN = 3

/**
 * Of the drafts of the gold set, how many are shown the answered question that asks the same, and how many are shown another.
 * @param {Awaited<ReturnType<typeof import('../lib/product.mjs').preparePlace>>} product
 * @param {readonly { draft: string, expect: string | null }[]} drafts
 * @param {(line: string) => void} print
 */
export async function measureSimilar(product, drafts, print) {
  const { token } = await tokenFor(product.ownerUrl(), product.signingKey(), READER)
  const tally = { expected: 0, found: 0, wrong: 0 }
  for (const { draft, expect } of drafts) {
    const found = await similarTo(product.url, token, draft)
    const wanted = expect === null ? null : contentId(expect)
    const wrong = found.filter(({ id }) => id !== wanted)
    if (wanted !== null) {
      tally.expected += 1
      if (found.length > wrong.length) tally.found += 1
      else print(`  missed     ${draft}`)
    }
    tally.wrong += wrong.length
    for (const { question } of wrong) print(`  wrong      ${draft} → ${question}`)
  }
  const { expected, found, wrong } = tally
  print(
    `similar      ${found} of ${expected} drafts find their question; ${wrong} others are shown to ${drafts.length}`,
  )
}

/** @returns {Promise<{ id: string, question: string }[]>} */
async function similarTo(url, token, words) {
  const answer = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: operationText('SimilarQuestions'), variables: { words, rows: SHOWN } }),
  })
  const { data, errors } = await answer.json()
  if (!data) throw new Error(`${words}: ${JSON.stringify(errors)}`)
  return data.similar_questions.flatMap(({ question }) => question ?? [])
}
