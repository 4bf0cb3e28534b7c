import type { HelpAnswer, HelpAudience, HelpTopic } from '#contract/ai/help/help-topic.js'
import { PRODUCT_HELP } from '#contract/ai/help/product-help.js'
import { GREETINGS_AND_THANKS, isCourtesy } from '#domain/passages/courtesies.rules.js'

/** Whoever asks, as far as it decides which pages they have, and where. */
export interface HelpReader {
  isExpert: boolean
  isInCompany: boolean
  /** what the operator calls this product */
  productName: string
}

/** Stands for the product’s name, which people write in their own ways. */
const PRODUCT = 'thisproduct'
/** What may be in any question about the product: no word that says how good or for what something should be. */
const COMMON = [
  ...GREETINGS_AND_THANKS,
  PRODUCT,
  ...`a an are at can could do does find for from go here how i in is it m me my of on page platform please possible s see show site t
      tell the there this to want way where which will you`.split(/\s+/),
]
/** “I need to” and “I’d like to” say no more than “I want to”. */
const WISH = /^\W*i(?:\s+need|(?:\s+would|[’']d)\s+like)\s+to\b/

const AUDIENCES: Record<HelpAudience, (reader: HelpReader) => boolean> = {
  experts: ({ isExpert }) => isExpert,
  'everybody but experts': ({ isExpert }) => !isExpert,
  'members of a company': ({ isInCompany }) => isInCompany,
  everybody: () => true,
}

interface Way {
  /** Of each, one has to be there. */
  groups: readonly (readonly string[])[]
  allowed: ReadonlySet<string>
  answers: HelpTopic['answers']
}

const WAYS: readonly Way[] = PRODUCT_HELP.flatMap(({ asked, may = '', answers }) =>
  asked.map((way) => {
    const groups = way.split(' ').map((group) => group.split('|'))
    return { groups, allowed: new Set([...COMMON, ...may.split(' '), ...groups.flat()]), answers }
  }),
)

/** What a question about the product is answered with; null for any other, and for one that has no answer for whoever asks. */
export function productHelp(question: string, reader: HelpReader): HelpAnswer | null {
  const words = wordsOf(question, reader.productName)
  for (const { answers } of waysToAsk(words)) {
    const fitting = answers.find((answer) => AUDIENCES[answer.for](reader))
    if (fitting) return fitting
  }
  return null
}

const waysToAsk = (words: readonly string[]) =>
  WAYS.filter(
    ({ groups, allowed }) =>
      groups.every((group) => group.some((word) => words.includes(word))) && words.every((word) => allowed.has(word)),
  )

/** In lower case, without what is only said out of courtesy: “Where do I change my name? Thanks a lot!” */
function wordsOf(question: string, productName: string): string[] {
  const asked = question.split(/(?<=[.!?,;\n])/).filter((part) => !isCourtesy(part))
  const named = asked.join('').toLowerCase().replaceAll(productName.toLowerCase(), PRODUCT).replace(WISH, 'i want to')
  return named.replace(/\be-(?=mails?\b)/g, 'e').match(/[\p{L}\p{N}]+/gu) ?? []
}
