import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { contentSdk } from './content-reader.js'
import { insightItem } from './content-shape.js'

/** An approved insight, for everybody; 404 for any other (INS-12, GI-09). */
export const insightRoute = defineRoute({
  method: 'get',
  path: '/api/insight/:id',
  auth: 'optional',
  async handle({ caller, params: { id } }, services) {
    const card = await readInsight(id)
    if (!card) throw new AppError('NOT_FOUND')
    return { ...insightItem(card, card.insight?.audio), briefRichText: card.insight?.brief_rich_text ?? null }

    async function readInsight(insightId: string | undefined) {
      if (!isUuid(insightId)) return undefined
      const { content_cards: cards } = await contentSdk(caller, services).InsightForRest({ id: insightId })
      return cards[0]
    }
  },
})

/** The counts of votes on an insight (INS-23). */
export const insightVotesRoute = defineRoute({
  method: 'get',
  path: '/api/insight/vote/:id',
  auth: 'optional',
  async handle({ caller, params: { id } }, services) {
    if (!isUuid(id)) throw new AppError('NOT_FOUND')
    const { content_cards: cards } = await contentSdk(caller, services).InsightForRest({ id })
    const [card] = cards
    if (!card) throw new AppError('NOT_FOUND')
    return { upvoteCount: card.upvote_count, downvoteCount: card.downvote_count }
  },
})

/** What the caller voted for and saved, the newest first (INS-11, GI-08). */
export const insightHistoryRoute = defineRoute({
  method: 'get',
  path: '/api/insight/history',
  auth: 'session',
  async handle({ caller }, services) {
    const { content_votes: votes, content_saves: saves } = await contentSdk(caller, services).HistoryForRest()
    const votedFor = (kind: string) => votes.filter(({ vote }) => vote === kind).map(({ item_id }) => item_id)
    return {
      upvoted: votedFor('UPVOTE'),
      downvoted: votedFor('DOWNVOTE'),
      saved: saves.map(({ item_id }) => ({ id: item_id })),
    }
  },
})
