/**
 * What people begin to ask, and which answered question asks the same. With `null` nobody has asked it: then nothing may be
 * shown, however many of its words stand elsewhere. The last ones are half-typed.
 *
 * @type {readonly import('../shapes.mjs').GoldDraft[]}
 */
export default [
  {
    draft: 'How often can we raise the price for cafés without losing them, after an increase only months ago?',
    expect: 'qst-increase-cafes-costs',
  },
  {
    draft: 'Do we need to found a US company before we can invoice our first American customer?',
    expect: 'qst-us-entity-first-invoice',
  },
  {
    draft: 'Should we let customers pause their membership over winter instead of cancelling?',
    expect: 'q-churn-seasonal-pause',
  },
  {
    draft: 'Is it worth setting up lead scoring when only two salespeople handle our enquiries?',
    expect: 'qst-scoring-two-person-team',
  },
  {
    draft: 'Does a small law firm really need a CRM, or is a shared spreadsheet enough?',
    expect: 'qst-crm-small-law-firm',
  },
  {
    draft: 'How do I get salespeople to keep our CRM data accurate without nagging them every week?',
    expect: 'qst-crm-who-enters',
  },
  { draft: 'Should a pilot with a large enterprise customer be free or paid?', expect: 'qst-enterprise-pilot-paid' },
  {
    draft: 'Our champion resigned right before the contract signature, what should we do now?',
    expect: 'qst-enterprise-champion-left',
  },
  {
    draft: 'Do cold emails written by AI still get answers from buyers, or do they notice?',
    expect: 'qst-outbound-ai-written',
  },
  {
    draft: 'Is a fourteen day trial too short for a complex research product?',
    expect: 'qst-free-trial-length-research',
  },
  {
    draft: 'How does a founder who closes most deals step back from sales without losing a quarter?',
    expect: 'qst-founder-step-back',
  },
  {
    draft: 'Should product marketing report to the product team or to the marketing team?',
    expect: 'q-org-product-marketing-home',
  },
  {
    draft: 'How large should the discount be for customers who pay a year in advance?',
    expect: 'qst-discount-annual-prepay',
  },
  {
    draft: 'Should we show the price of our plan for large districts on the website or only say talk to us?',
    expect: 'qst-plans-enterprise-hidden',
  },
  { draft: 'When is it right to stop our podcast if it has only a few hundred listeners?', expect: 'q-podcast-stop' },
  {
    draft: 'Which of our go-to-market tools should we cancel first to save a third of the budget?',
    expect: 'qst-tools-cancel-first',
  },
  {
    draft: 'Should our first data hire be an analyst or an engineer, with a team of twenty people?',
    expect: 'q-foundations-first-hire',
  },
  { draft: 'How can a small team offer weekend support to hotels without burning out?', expect: 'q-support-weekend' },
  {
    draft: 'We found many automated emails that nobody remembers; can we switch them off without testing?',
    expect: 'qst-automation-dead-flows',
  },
  {
    draft: 'Should students who use the free plan and never pay be shut out of it?',
    expect: 'qst-free-students-forever',
  },
  {
    draft: 'A reseller sells our product below the price on our website, what can we do about it?',
    expect: 'qst-resell-price-conflict',
  },
  {
    draft: 'Is fourteen thousand dollars per deal enough to list our product on a cloud marketplace?',
    expect: 'qst-market-fee-worth',
  },
  { draft: 'How do we hire a CFO who has taken a software company public before?', expect: null },
  { draft: 'What is the best way to migrate our website from WordPress without losing customers?', expect: null },
  { draft: 'How should we organise a customer advisory board for our medical device company?', expect: null },
  { draft: 'How do we translate our contracts into Spanish for customers in Mexico?', expect: null },
  { draft: 'What equity should a first sales leader get in a seed-stage startup with ten people?', expect: null },
  { draft: 'How do we prepare our company for a due diligence by a strategic buyer next year?', expect: null },
  { draft: 'Which KPIs should a customer success team of three people be measured by every month?', expect: null },
  { draft: 'How do we find out what our customers would pay for a second seat?', expect: null },
  { draft: 'How can we reduce the time that it takes to answer support tickets in our company?', expect: null },
  { draft: 'How do we choose between two agencies for our rebranding project this spring?', expect: null },
  { draft: 'What should we do when a competitor copies our website and our product names?', expect: null },
  { draft: 'How do we get more reviews on G2 from customers who are happy with us?', expect: null },
  { draft: 'How do I convince our board to invest in a new office in Brazil?', expect: null },
  { draft: 'What is a good way to run a sales kick-off for forty people in two days?', expect: null },
  { draft: 'How do we comply with the new accessibility law on our website this year?', expect: null },
  { draft: 'Should we sponsor a football club in our town to become better known?', expect: null },
  { draft: 'How do we train new managers in a company that has doubled in a year?', expect: null },
  { draft: 'Is it better to lease or to buy the vans of our company next year?', expect: null },
  { draft: 'How should we store customer data so that it complies with GDPR in Germany?', expect: null },
  { draft: 'What questions should we ask in an interview with a candidate for customer success?', expect: null },
  { draft: 'How do we measure whether our TV advertising does anything for us?', expect: null },
  { draft: 'How should we price an add-on that only a tenth of our enterprise customers want?', expect: null },
  { draft: 'Who should own the onboarding of new employees in a remote company of ninety people?', expect: null },
  { draft: 'What should a small company say on its careers page to attract good engineers?', expect: null },
  { draft: 'How do we price', expect: null },
  { draft: 'Our customers pay us', expect: null },
  { draft: 'Should we hire a', expect: null },
  { draft: 'What do we do when', expect: null },
  { draft: 'How do we find a', expect: null },
  { draft: 'We sell to hotels in', expect: null },
  { draft: 'Is it worth the', expect: null },
  { draft: 'How do our customers', expect: null },
]
