import { opportunityCard } from '#testing/opportunity-fixtures.js'
import { found, NOTHING_FOUND } from '../search.testkit'

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
export const expert = (index: number) => ({
  ...{ id: idOf(index), first_name: 'Expert', last_name: String(index), slug: `expert-${index}` },
  ...{ profile_pic: null, designation: 'Pricing lead' },
  expert_detail: { years_of_experience: 9, topics: [{ topic: { id: 't1', topic_name: 'Pricing' } }] },
})
const useCase = {
  ...{ id: idOf(90), title: 'Raise prices', description: 'Who pays more, and from when.' },
  ...{ color_code: '#22664A', topic_id: idOf(91) },
  master_topic: { topic_name: 'Price increases' },
}
const author = {
  author_id: idOf(70),
  author_slug: 'ada-l',
  author_first_name: 'Ada',
  author_last_name: 'L',
  author_picture: null,
}
export const question = {
  ...{ id: idOf(80), question: 'How do we price a pilot?', response_count: 1 },
  master_topic: { topic_name: 'Pricing' },
  answerable: [] as { question_id: string }[],
  cards: [{ id: idOf(81), brief: 'Charge for it.', media_type: 'text', ...author }],
}
export const insight = {
  ...{ id: idOf(82), title: 'Pilots cost money', brief: 'They should.', media_type: 'audio', media_duration: 90 },
  ...{ topic_name: 'Pricing', author_designation: 'Lead', ...author },
}
export const advice = {
  ...{ id: idOf(83), subtopic: 'Thirty minutes on your price list', description: 'We read it. '.repeat(30) },
  ...{ duration: 30, price: 2000, topic_name: 'Pricing', author_designation: 'Lead', ...author },
}
/** As much as there is room for on a page, of more than are counted. */
export const FOUND = {
  ...NOTHING_FOUND,
  opportunities: found([{ ...opportunityCard(), title: 'Pricing project' }]),
  experts: {
    aggregate: { count: 1001 },
    // as the server answers: what is only counted has nothing to show
    nodes: [...found(Array.from({ length: 10 }, (_, index) => expert(index))).nodes, { shown: null }],
  },
  use_cases: found([useCase]),
}
