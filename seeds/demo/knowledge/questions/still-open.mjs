/**
 * Approved questions that nobody has answered yet.
 * @type {readonly import('../shapes.mjs').DemoQuestion[]}
 */
export const OPEN_QUESTIONS = [
  {
    key: 'qst-email-seasonal-silence',
    asker: 'karin-holm',
    topic: 'Lifecycle email',
    question:
      'Our customers buy ski passes in October and forget us until spring; how often may we write in the seven months between?',
    detail: [
      'We have 41,000 addresses. In May we sent four letters and lost 3% of the list. Last year we sent none and had to introduce ourselves again in autumn.',
    ],
    industries: ['Travel and hospitality'],
    daysAgo: 44,
    status: 'approved',
    answers: [],
  },
  {
    key: 'qst-compensation-two-person-deals',
    asker: 'owen-prichard',
    topic: 'Sales compensation',
    question:
      'A technician finds most of our service contracts and a rep signs them; how do we split the commission without a quarrel each month?',
    detail: [
      'Eight technicians, three reps. At the moment the rep gets all of it and buys the technician lunch, which worked until somebody did the sums.',
    ],
    industries: ['Manufacturing'],
    daysAgo: 37,
    status: 'approved',
    answers: [],
  },
  {
    key: 'qst-voice-silent-majority',
    asker: 'joanna-fields',
    topic: 'Voice of the customer',
    question:
      'Only parents with a complaint fill in our survey; how do we hear from the nine out of ten who never write to us?',
    detail: [],
    industries: ['Education technology'],
    daysAgo: 29,
    status: 'approved',
    answers: [],
  },
  {
    key: 'qst-reseller-shared-stock',
    asker: 'beata-zielinska',
    topic: 'Reseller channels',
    question:
      'Two of our dealers now sell in the same county and both ask for protection; do we draw a border or let them compete?',
    detail: [
      'One has been with us for nine years and sells 60 units a year. The other began in March and has already sold 25, a third of them to farms that the first one had given up.',
    ],
    industries: ['Manufacturing'],
    daysAgo: 52,
    status: 'approved',
    answers: [],
  },
  {
    key: 'qst-foundations-two-spreadsheets',
    asker: 'andre-williams',
    topic: 'Data foundations',
    question:
      'Finance counts a customer when the invoice is paid and we count at signature; which of the two definitions should the weekly report use?',
    detail: ['The gap was 11 customers in June. Each Monday begins with twenty minutes on whose number is right.'],
    industries: ['Logistics and supply chain'],
    daysAgo: 33,
    status: 'approved',
    answers: [],
  },
]
