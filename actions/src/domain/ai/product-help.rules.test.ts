import { describe, expect, it } from 'vitest'
import { PRODUCT_HELP } from '#contract/ai/help/product-help.js'
import answers from '#seeds/demo/knowledge/gold/answers.mjs'
import heldOut from '#seeds/demo/knowledge/gold/held-out.mjs'
import unanswerable from '#seeds/demo/knowledge/gold/unanswerable.mjs'
import { productHelp } from './product-help.rules.js'

const CLIENT = { isExpert: false, isInCompany: false, productName: 'Sagework' }
const EXPERT = { ...CLIENT, isExpert: true }
const COMPANY = { ...CLIENT, isInCompany: true }
const EXPERT_IN_COMPANY = { ...EXPERT, isInCompany: true }
const READERS = [EXPERT, COMPANY, CLIENT, EXPERT_IN_COMPANY]

const pathFor = (question: string, reader = COMPANY) => {
  const help = productHelp(question, reader)
  return help && (help.page?.path ?? 'no page')
}

describe('what is asked about the product', () => {
  it.each([
    ['Where do I change my password?', '/account/security'],
    ['I forgot my password', '/forgot-password'],
    ['How do I reset my password?', '/forgot-password'],
    ['I need to change my password', '/account/security'],
    ['I’d like to change my password', '/account/security'],
    ['How do I turn on two-factor authentication?', '/account/security'],
    ['How do I delete my account?', '/account/data'],
    ['How can I close my Sagework account?', '/account/data'],
    ['Can I download a copy of my data?', '/account/data'],
    ['How can I turn off e-mails?', '/account/notifications'],
    ['How do I stop getting so many emails from Sagework?', '/account/notifications'],
    ['how do i unsubscribe', '/account/notifications'],
    ['Where are my notifications?', '/notices'],
    ['How do I change my name?', '/account'],
    ['How do I buy more credits?', '/wizling/get-wizlings'],
    ['How many credits do I have?', '/wizling'],
    ['Where can I see my transactions?', '/wizling/transactions'],
    ['Where do I find my invoices?', '/subscriptions'],
    ['How do we cancel our subscription?', '/subscriptions'],
    ['What does Sagework cost?', '/pricing'],
    ['How much does it cost to use Sagework?', '/pricing'],
    ['How do I invite a friend?', '/dashboard/refer'],
    ['Where do I see my posts?', '/opportunity-summary?tab=mine'],
    ['How do I post a fractional role?', '/opportunities-creator'],
    ['Where are my deals?', '/dashboard/deals'],
    ['Hi, where do I change my password? Thanks a lot!', '/account/security'],
  ])('%s → %s for everybody', (question, path) => {
    expect(READERS.map((reader) => pathFor(question, reader))).toEqual(READERS.map(() => path))
  })

  it.each([
    ['How do I cash out my credits?', '/wizling/redeem', '/wizling'],
    ['Can I redeem credits for money?', '/wizling/redeem', '/wizling'],
    ['How do I earn credits?', '/wizling/redeem', '/dashboard/refer'],
    ['Where are my proposals?', '/opportunity-summary?tab=applications', '/opportunity-summary?tab=mine'],
    ['How do I edit my profile?', '/account/expertise', '/account'],
    ['How do I upload a profile photo?', '/account/expertise', '/account'],
    ['How do I become an expert?', '/account/expertise', 'no page'],
    ['How do I invite my team?', 'no page', '/account'],
    ['How can we invite our colleagues to Sagework?', 'no page', '/account'],
    ['How do I get paid?', '/income', null],
    ['Where are my matches?', '/dashboard/matches', null],
    ['How do I share an insight?', '/insight/create', null],
    ['Where are my insights?', '/insights?view=yours', null],
    ['How do I edit my bio?', '/account/expertise', null],
    ['How do I ask an expert a question?', null, '/create-question'],
    ['How do I book a call with an expert?', null, '/advice-offering'],
    ['Where are my questions?', null, '/question-summary?view=yours'],
  ])('%s leads experts to %s and companies to %s', (question, expert, company) => {
    expect(pathFor(question, EXPERT)).toBe(expert)
    expect(pathFor(question, COMPANY)).toBe(company)
  })

  it('whoever isn’t part of a company is told so, and expert or not, whoever is invites colleagues', () => {
    expect(productHelp('How do I invite my team?', CLIENT)).toMatchObject({ page: null })
    expect(pathFor('How do I invite my team?', EXPERT_IN_COMPANY)).toBe('/account')
  })
})

describe('what is asked about going to market', () => {
  it.each([
    ...['How do I price my advice?', 'How do we invite customers to a beta?', 'How should we build a credit policy?'],
    ...['How do we reduce password reset drop-off?', 'How do I get users to change their password?'],
    ...[
      'Should we let customers delete their account?',
      'How do I close accounts faster?',
      'How do I close an account?',
    ],
    ...['Where are my proposals getting stuck?', 'How do we track proposals?', 'How do I write a proposal?'],
    ...['How do we get credits for returning customers?', 'How do customers redeem credits?', 'Should credits expire?'],
    ...[
      'How do we turn off emails for churned users?',
      'How many emails should I send?',
      'What is a good unsubscribe rate?',
    ],
    ...['How do I become an expert in pricing?', 'How do I find an expert on churn?', 'Whom do I hire first?'],
    ...['How do I add team members in sales?', 'How do we build our team?', 'How do we invite users?'],
    ...[
      'How do we change our plan?',
      'How do I change my go-to-market plan?',
      'Why do customers cancel their subscription?',
    ],
    ...[
      'What does a billboard cost here in Berlin?',
      'How much does a fractional CMO cost?',
      'How do I get paid on time?',
    ],
    ...[
      'How do we post on LinkedIn?',
      'Where do we post a job for SDRs?',
      'How do I write insights from customer data?',
    ],
    ...[
      'How do I book calls with prospects?',
      'How do I talk to customers?',
      'Where are our deals?',
      'How do I win deals?',
    ],
    ...['How do I build a referral program?', 'How do I export my data from HubSpot?', 'How do I rename my company?'],
    ...[
      'password',
      'credits',
      'account',
      'Thanks',
      'Hello',
      '',
      '???',
      'How do I change my password and raise prices?',
    ],
    ...[
      'What questions do we ask experts?',
      'What is a good question to ask an expert?',
      'What would you ask an expert?',
    ],
    ...['What is a good job post like?', 'What role do we need to post?', 'What is a good role to post?'],
    ...['How do I speak like an expert?', 'What do experts talk like?', 'Do I need to talk to an expert?'],
    ...['What is a good insight to publish?', 'How do I write good insights?', 'What insights do I share?'],
    ...['Where can I find good proposals?', 'What is good pricing like here?', 'How do you price here?'],
    ...['What is a good way to refer a friend?', 'How do you stop sending so many emails?'],
    ...['Thanks! What is a good role to post?', 'How do we reduce forgotten passwords?'],
  ])('“%s” is left to what experts published', (question) => {
    expect(READERS.map((reader) => productHelp(question, reader))).toEqual(READERS.map(() => null))
  })

  it('no question of the gold sets is taken for one about the product, whoever asks', () => {
    const gold = [...answers, ...unanswerable, ...heldOut.answers, ...heldOut.unanswerable]
    const taken = gold.filter(({ question }) => READERS.some((reader) => productHelp(question, reader)))
    expect(taken.map(({ question }) => question)).toEqual([])
  })

  it('the product is called what its operator calls it', () => {
    expect(productHelp('What does Acme Market cost?', { ...CLIENT, productName: 'Acme Market' })?.page?.path).toBe(
      '/pricing',
    )
    expect(productHelp('What does Acme Market cost?', CLIENT)).toBeNull()
  })
})

it('what is said is short, and names the page that it leads to', () => {
  for (const { says, page } of PRODUCT_HELP.flatMap(({ answers }) => answers)) {
    expect(says).toMatch(/^[A-Z].{20,240}\.$/)
    if (page) expect(says).toContain(page.label)
  }
})
