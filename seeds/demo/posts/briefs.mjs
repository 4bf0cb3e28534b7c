import { toRaw } from '../raw-text.mjs'
import { BRIEF_WORDS, WAYS_OF_WORKING } from './brief-words.mjs'

/**
 * A plausible brief: the company, the problem, the work, the goal.
 * @param {{ category: string, about: string | null, isShort: boolean }} post
 * @param {ReturnType<typeof import('../../random.mjs').randomFrom>} random
 * @returns {{ plain: string, rich: { blocks: object[], entityMap: object } }} the plain text is that of the blocks
 */
export function writeBrief(post, random) {
  const words = BRIEF_WORDS[post.category]
  const opening = [post.about, random.pick(words.trouble)].filter(Boolean).join(' ')
  const blocks = [['unstyled', opening]]
  if (post.isShort) {
    blocks.push(['unstyled', random.pick(words.good)])
  } else {
    blocks.push(['header-three', 'What you would do'])
    for (const item of random.some(words.work, random.int(3, 4))) blocks.push(['unordered-list-item', item])
    blocks.push(['header-three', 'How we will know it went well'])
    blocks.push(['unstyled', random.pick(words.good)])
    blocks.push(['unstyled', random.pick(WAYS_OF_WORKING)])
  }
  return { plain: blocks.map(([, text]) => text).join('\n'), rich: toRaw(blocks) }
}
