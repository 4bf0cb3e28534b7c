import { object, string } from 'yup'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { isUuid } from '#platform/uuid.js'
import { findPublicInsight, findPublicQuestion } from './content-pages.store.js'
import { landingHead, pricingHead, profileHead } from './market-heads.rules.js'
import { findPublicProfile, soldPlans } from './market-pages.store.js'
import { headHtml, insightHead, type PageHead, questionHead, type Site } from './page-head.rules.js'

const PATH_CHARACTERS_MAX = 300
const INSIGHT = /^\/dashboard\/insight_detail\/([^/]+)\/?$/
const PROFILE = /^\/([a-z0-9-]+)\/?$/
const QUESTION = /^\/dashboard\/(?:qanda_detail|qanda_response)\/([^/]+)(?:\/([^/]+))?\/?$/

type ListPath = '/insights' | '/question-summary'
const LISTS: Readonly<Record<ListPath, Pick<PageHead, 'title' | 'description'>>> = {
  '/insights': {
    title: 'Insights',
    description:
      'What experts in growth and go-to-market have learnt, in their own words and voices: read, listen and save.',
  },
  '/question-summary': {
    title: 'Questions and answers',
    description: 'Questions that companies asked about growth and go-to-market, answered by experts who have done it.',
  },
}
const NOT_FOUND: PageHead = {
  ...{
    title: 'Not found',
    description: 'There is nothing here, or not any more.',
    canonicalPath: '/',
    kind: 'website',
  },
  ...{ isIndexed: false, data: null },
}

/**
 * The status and the head of a public page, as visitors may read it, for whoever sends the page. The gateway asks for it
 * and puts it into the page.
 */
export const pageHeadRoute = defineRoute({
  method: 'get',
  path: '/api/page-head',
  auth: 'public',
  query: object({ path: string().required().max(PATH_CHARACTERS_MAX) }),
  async handle({ query, response }, { database, config }) {
    const site: Site = { name: config.PRODUCT_NAME, origin: config.PUBLIC_URL }
    const head = await findHead(database, query.path, site)
    response.set('Cache-Control', 'no-store')
    return { status: head ? 200 : 404, head: headHtml(head ?? NOT_FOUND, site) }
  },
})

const isList = (path: string): path is ListPath => Object.hasOwn(LISTS, path)

async function findHead(database: Database, path: string, site: Site): Promise<PageHead | null> {
  if (path === '/') return landingHead(site)
  const plain = path.replace(/\/$/, '')
  if (plain === '/pricing') return pricingHead(await soldPlans(database), site)
  if (isList(plain)) return { ...LISTS[plain], canonicalPath: plain, kind: 'website', isIndexed: true, data: null }
  const [, insightId] = INSIGHT.exec(path) ?? []
  if (isUuid(insightId)) {
    const insight = await findPublicInsight(database, insightId)
    return insight ? insightHead(insight, site) : null
  }
  const [, slug] = PROFILE.exec(path) ?? []
  if (slug) {
    const profile = await findPublicProfile(database, slug)
    return profile ? profileHead(profile, site) : null
  }
  const [, questionId, answerId] = QUESTION.exec(path) ?? []
  const question = isUuid(questionId) ? await findPublicQuestion(database, questionId) : undefined
  if (!question || (answerId !== undefined && !question.items.some(({ id }) => id === answerId))) return null
  return questionHead(question, site)
}
