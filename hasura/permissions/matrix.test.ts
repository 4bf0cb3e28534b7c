import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket } from './market.testkit.js'
import { type Operation, permissionOf, ROLES, type RoleName, readTables, type TableFile } from './metadata.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const tables = readTables()
const columnsOf = await readColumns()

const CALLER_OF: Record<RoleName, CallerName> = {
  anonymous: 'visitor',
  user: 'tom',
  expert: 'elena',
  staff: 'staff',
  service: 'service',
}

async function readColumns(): Promise<Map<string, Set<string>>> {
  const rows = await database.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
}

/** Columns of a type in the schema; empty if the role has no such type. */
function columnsIn(schema: GraphQLSchema, typeName: string, table: string): string[] {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isInputObjectType(type)) return []
  const columns = columnsOf.get(table)
  return Object.keys(type.getFields())
    .filter((field) => columns?.has(field))
    .sort()
}

const rootsOf = (schema: GraphQLSchema) =>
  new Set([
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
  ])

describe.each(ROLES)('role %s', (role) => {
  let schema: GraphQLSchema
  let roots: Set<string>
  beforeAll(async () => {
    schema = await as(CALLER_OF[role]).schema()
    roots = rootsOf(schema)
  })
  const granted = (table: TableFile, operation: Operation) =>
    [...(permissionOf(table, operation, role)?.permission.columns ?? [])].sort()

  it.each(tables)('has exactly the roots of $name that the metadata grants', (table) => {
    const has = (operation: Operation) => permissionOf(table, operation, role) !== undefined
    expect({
      select: roots.has(table.name),
      aggregate: roots.has(`${table.name}_aggregate`),
      insert: roots.has(`insert_${table.name}`),
      update: roots.has(`update_${table.name}`),
      delete: roots.has(`delete_${table.name}`),
    }).toEqual({
      select: has('select'),
      aggregate: permissionOf(table, 'select', role)?.permission.allow_aggregations === true,
      insert: has('insert'),
      update: has('update'),
      delete: has('delete'),
    })
  })

  it.each(tables)('reads, filters and sorts by exactly the granted columns of $name', (table) => {
    const columns = granted(table, 'select')
    expect(columnsIn(schema, table.name, table.name)).toEqual(columns)
    expect(columnsIn(schema, `${table.name}_bool_exp`, table.name)).toEqual(columns)
    expect(columnsIn(schema, `${table.name}_order_by`, table.name)).toEqual(columns)
  })

  it.each(tables)('writes exactly the granted columns of $name', (table) => {
    expect(columnsIn(schema, `${table.name}_insert_input`, table.name)).toEqual(granted(table, 'insert'))
    expect(columnsIn(schema, `${table.name}_set_input`, table.name)).toEqual(granted(table, 'update'))
  })

  it('has no root outside tracked tables, functions and actions', () => {
    const known = tables.flatMap(({ name }) => [
      ...[name, `${name}_by_pk`, `${name}_aggregate`],
      ...[`insert_${name}`, `insert_${name}_one`],
      ...[`update_${name}`, `update_${name}_by_pk`, `update_${name}_many`],
      ...[`delete_${name}`, `delete_${name}_by_pk`],
    ])
    const actions = [...roots].filter((root) => !known.includes(root) && !FUNCTIONS.includes(root)).sort()
    expect(actions).toEqual(ACTIONS[role])
  })
})

/** Hasura shows a function to whoever may select what it returns. */
const FUNCTIONS = [
  'find_advices',
  'find_advices_aggregate',
  'find_audit_entries',
  'find_content',
  'find_content_aggregate',
  'find_experts',
  'find_experts_aggregate',
  'find_leading_experts',
  'find_leading_experts_aggregate',
  'find_said',
  'find_opportunities',
  'find_opportunities_aggregate',
  'search_opportunities',
  'search_opportunities_aggregate',
  'search_experts',
  'search_experts_aggregate',
  'search_questions',
  'search_questions_aggregate',
  'search_insights',
  'search_insights_aggregate',
  'search_advices',
  'search_advices_aggregate',
  'search_use_cases',
  'search_use_cases_aggregate',
  'similar_questions',
  'similar_questions_aggregate',
  'search_subjects',
  'trending_subjects',
  'own_answerable_questions',
  'own_needs',
  'own_needs_aggregate',
  'own_opportunity_matches',
]

const POSTING = [
  'createOpportunity',
  'deleteDraftOpportunity',
  'inviteCompanyMember',
  'updateOpportunity',
  'withdrawCompanyInvite',
]
const APPLYING = [
  'acceptCounterOffer',
  'acceptHire',
  'chatEligibility',
  'closeOpportunity',
  'createCounterOffer',
  'hireExpert',
  'hireQuote',
  ...['inviteTeamMembers', 'removeTeamMember', 'openCallBooking', 'recordCallBooking'],
  ...['bookAdvice', 'bookingEligibility', 'cancelAdviceBooking'],
  'markFirstVisit',
  'markTabSeen',
  'optOut',
  'postComment',
  'rateResponse',
  'rejectApplicant',
  'rejectCounterOffer',
  'submitProposal',
  'updateCounterOffer',
]
const PAYING = [
  ...['cancelPlan', 'changePlan', 'confirmCard', 'keepPlan', 'planCard'],
  ...['quotePlanChange', 'startCardChange'],
]
const EARNING = ['redeemCredits', 'requestPayout']
const PAYING_OUT = [
  ...['approveRedemption', 'refuseRedemption', 'proposePayoutBatch', 'confirmPayoutBatch', 'payPayoutBatch'],
  ...['dissolvePayoutBatch', 'returnPayout'],
]
const REFUNDING = ['refundPurchase', 'recordRefund', 'confirmRefund', 'dropRefund']
const REWARDING = ['setResponseLimit', 'voidAnswerReward']
const STAFF_MONEY = [
  'approveCreditRequest',
  'checkBooks',
  'confirmLedgerProposal',
  'correctTransfer',
  'dropLedgerProposal',
  'grantCredits',
  'rejectCreditRequest',
]
const CONTENT_REVIEW = [
  'decideInsight',
  'decideQuestion',
  'decideResponse',
  'decideTopic',
  'putBackContent',
  'takeDownContent',
]
const ASKING = ['addAiConversationMessage', 'askQuestion', 'createAiConversation', 'retryAiAnswer', 'stopAiAnswer']

const ANSWERING = ['removeResponse', 'submitResponse']

const ACTIONS: Record<RoleName, string[]> = {
  anonymous: [],
  user: [...POSTING, ...APPLYING, ...PAYING, ...ASKING, 'requestCredits'].sort(),
  expert: [
    ...POSTING,
    ...APPLYING,
    ...PAYING,
    ...ASKING,
    ...EARNING,
    ...ANSWERING,
    'declineRequest',
    'interestEligibility',
    'recordOpportunityView',
    ...[
      'createInsight',
      'updateInsight',
      'removeInsight',
      'markInsightsSeen',
      'correctTranscript',
      'restoreTranscript',
      'suggestTopic',
    ],
    ...['confirmContent', 'retireContent', 'restoreContent', 'reviseContent'],
    'saveProfileBio',
    'requestCredits',
    'showInterest',
    'submitAnswer',
  ].sort(),
  staff: [
    ...[
      'approveOpportunity',
      'closeOpportunityAsStaff',
      'deleteOpportunity',
      'markOpportunityPayment',
      'requestOpportunityChanges',
    ],
    ...[...STAFF_MONEY, ...PAYING_OUT, ...REFUNDING, ...REWARDING, ...CONTENT_REVIEW],
  ].sort(),
  service: [],
}
