import { describe, expect, it } from 'vitest'
import { PRODUCT_HELP } from '#contract/ai/help/product-help.js'
import { productHelp } from './product-help.rules.js'

const EXPERT = { isExpert: true, isInCompany: false }
const COMPANY = { isExpert: false, isInCompany: true }
const CLIENT = { isExpert: false, isInCompany: false }
const READERS = [EXPERT, COMPANY, CLIENT, { isExpert: true, isInCompany: true }]

const pathFor = (question: string, reader = COMPANY) => {
  const help = productHelp(question, reader, 'Sagework')
  return help && (help.page?.path ?? 'no page')
}

describe('what is asked about the product', () => {
  it.each([
    ['Where do I change my password?', '/account/security'],
    ['I forgot my password', '/account/security'],
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
    expect(pathFor('How do I invite my team?', { isExpert: true, isInCompany: true })).toBe('/account')
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
  ])('“%s” is left to what experts published', (question) => {
    expect(READERS.map((reader) => productHelp(question, reader, 'Sagework'))).toEqual(READERS.map(() => null))
  })

  it('the product is called what its operator calls it', () => {
    expect(productHelp('What does Acme Market cost?', CLIENT, 'Acme Market')?.page?.path).toBe('/pricing')
    expect(productHelp('What does Acme Market cost?', CLIENT, 'Sagework')).toBeNull()
  })
})

it('what is said is short, and names the page that it leads to', () => {
  for (const { says, page } of PRODUCT_HELP.flatMap(({ answers }) => answers)) {
    expect(says).toMatch(/^[A-Z].{20,240}\.$/)
    if (page) expect(says).toContain(page.label)
  }
})
