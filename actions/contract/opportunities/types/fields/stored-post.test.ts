import { readFileSync } from 'node:fs'
import { type FieldNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { MASTER_LISTS } from './master-lists.js'
import { ALL_FIELDS, isOfKind, POST_FIELDS, type PostField } from './post-fields.js'
import { plainWords } from './post-lines.js'
import { postInWords, type StoredPost, storedFormValues } from './stored-post.js'

const fragment = parse(readFileSync(new URL('./post-fields.graphql', import.meta.url), 'utf8')).definitions.find(
  (definition): definition is FragmentDefinitionNode =>
    definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === 'PostFields',
)

/** `topics.topic.id`: every leaf of a selection. */
function leavesOf({ selections }: SelectionSetNode, above = ''): string[] {
  return selections
    .filter((selection): selection is FieldNode => selection.kind === Kind.FIELD)
    .flatMap(({ name, selectionSet }) =>
      selectionSet ? leavesOf(selectionSet, `${above}${name.value}.`) : [`${above}${name.value}`],
    )
}

function leavesOfField(field: PostField): string[] {
  if (isOfKind(field, 'choices')) {
    const { relation, column, list } = POST_FIELDS[field]
    const entry = `${relation}.${column.replace(/_id$/, '')}`
    return [`${relation}.${column}`, `${entry}.id`, `${entry}.${MASTER_LISTS[list].name}`]
  }
  if (isOfKind(field, 'choice')) {
    const { column, list } = POST_FIELDS[field]
    const entry = column.replace(/_id$/, '')
    return [column, `${entry}.id`, `${entry}.${MASTER_LISTS[list].name}`]
  }
  if (isOfKind(field, 'unit')) return [`${POST_FIELDS[field].column.replace(/_id$/, '')}.code`]
  if (isOfKind(field, 'payments'))
    return ['id', 'details', 'percentage', 'paid_at'].map((leaf) => `${POST_FIELDS[field].relation}.${leaf}`)
  if (isOfKind(field, 'experts'))
    return ['user_id', ...EXPERT.map((leaf) => `user.${leaf}`)].map((leaf) => `${POST_FIELDS[field].relation}.${leaf}`)
  return isOfKind(field, 'documents', 'consent') ? [] : [POST_FIELDS[field].column]
}

/** What a card of a person shows. */
const EXPERT = ['id', 'first_name', 'last_name', 'slug', 'profile_pic', 'designation']

const post: StoredPost = {
  title: 'Demand for batteries',
  deliverables: [{ title: 'Plan', details: '' }],
  impact_on_business: [],
  achieve_from_program: [],
  payments: [{ id: 'p1', details: 'Start', percentage: 100, paid_at: null }],
  package_experts: [{ user_id: 'e1', user: null }],
  chat_only: false,
  categories: [
    { category_id: 'c2', category: { id: 'c2', objective_name: 'Sales' } },
    { category_id: 'c1', category: { id: 'c1', objective_name: 'Demand' } },
  ],
  topics: [{ topic_id: 'gone', topic: null }],
  roles: [],
  availabilities: [],
  skills: [],
  domains: [],
  country_id: null,
  country: null,
  duration_months: 6,
  duration_type: { code: 'week' },
  min_budget_cents: 620_050,
  max_budget_cents: null,
  start_date_id: 's1',
  start_date: { id: 's1', start_date: 'Immediately' },
  no_of_days: null,
  no_of_days_unit: null,
  brief: 'We sell batteries.',
  brief_rich_text: {},
  company_asked_to_sign_nda: true,
}

describe('a stored post', () => {
  it('is read by a fragment with exactly the described fields', () => {
    const read = fragment ? leavesOf(fragment.selectionSet) : []
    expect([...read].sort()).toEqual(ALL_FIELDS.flatMap(leavesOfField).sort())
  })

  it('[GO-45] fills the form as it was sent, with choices in order, including deleted ones', () => {
    expect(storedFormValues(post)).toMatchObject({
      categoryIds: ['c2', 'c1'],
      topicIds: ['gone'],
      countryId: null,
      durationType: 'week',
      minBudgetAmount: 6200.5,
      maxBudgetAmount: null,
      startDateId: 's1',
      noOfDaysUnit: null,
      companyAskedToSignNda: true,
      title: 'Demand for batteries',
      deliverables: [{ title: 'Plan', details: '' }],
      packageExpertIds: ['e1'],
      paymentSchedules: [{ details: 'Start', percentage: 100 }],
    })
    expect(storedFormValues({ ...post, start_date_id: null, start_date: null, duration_type: null })).toMatchObject({
      startDateId: '',
      durationType: '',
    })
  })

  it('is shown with names, sorted, without deleted entries', () => {
    expect(postInWords(post)).toMatchObject({
      categoryIds: 'Demand, Sales',
      topicIds: '',
      countryId: null,
      startDateId: 'Immediately',
      durationType: 'week',
      minBudgetAmount: 620_050,
      companyAskedToSignNda: true,
    })
  })
})

describe('a field without special wording', () => {
  it.each([
    ['number', 0, '0'],
    ['number', null, ''],
    ['flag', false, 'No'],
    ['flag', true, 'Yes'],
    [
      'entries',
      [
        { title: 'Plan', details: 'Dates' },
        { title: 'Copy', details: '' },
      ],
      'Plan: Dates; Copy',
    ],
    ['choices', 'Demand, Sales', 'Demand, Sales'],
    ['dollars', 620_050, '$6,200.50 in total'],
  ] as const)('of kind %s reads %j as %j', (kind, stored, words) => {
    expect(plainWords(kind, stored)).toBe(words)
  })
})
