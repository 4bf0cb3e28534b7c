import type { HelpAnswer, HelpAudience, HelpTopic } from '#contract/ai/help/help-topic.js'
import { PRODUCT_HELP } from '#contract/ai/help/product-help.js'
import { CIVIL_WORDS } from '#domain/passages/courtesies.rules.js'

/** Whoever asks, as far as it decides which pages they have. */
export interface HelpReader {
  isExpert: boolean
  isInCompany: boolean
}

/** What may be in any question about the product. */
const COMMON = [
  ...CIVIL_WORDS,
  ...`a an are at can could d do does find for from go here how i in is it like m me my need of on page platform please possible s see
      show site t tell the there this to want way what where which will would you`.split(/\s+/),
]
const HERE = 'here'

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
export function productHelp(question: string, reader: HelpReader, productName?: string): HelpAnswer | null {
  const words = wordsOf(question, productName)
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

/** In lower case, with the product’s name as “here”. */
function wordsOf(question: string, productName?: string): string[] {
  const lower = question.toLowerCase()
  const named = productName ? lower.replaceAll(productName.toLowerCase(), HERE) : lower
  return named.replace(/\be-(?=mails?\b)/g, 'e').match(/[\p{L}\p{N}]+/gu) ?? []
}
