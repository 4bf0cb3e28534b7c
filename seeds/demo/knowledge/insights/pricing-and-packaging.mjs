/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const PRICING_INSIGHTS = [
  {
    key: 'ins-research-ten-refusals',
    author: 'ellen-vermeer',
    topic: 'Price research',
    flow: 'new',
    status: 'approved',
    daysAgo: 32,
    title: 'You find the price by being refused',
    question:
      'How many customer interviews do I need for price research, and what do I ask when surveys aren’t an option?',
    brief: 'Quote real prices to real prospects in steps until three in ten say no for the price alone.',
    sections: {
      strategy:
        'With fewer than 500 customers, stated willingness to pay is worth little. I use live quotes. Take the next forty qualified prospects, in order, and quote the first ten your current price, the next ten 15% more, then 30%, then 50%. Write down what is said within a minute of the number. You look for the step at which price alone costs you three of ten. One step below that is your price.',
      critical:
        'It has to be the same segment and the same seller, or at least the same two. Quotes that went out must be honoured. If nobody refuses even at 50%, you’ve found out something about how timid you’ve been, and you go on. Never run it on renewals; that is a price increase and follows other rules.',
      example:
        'A lab software vendor quoted $12,000, unchanged for four years. At $18,000 the win rate was the same. At $24,000, four of ten balked, two bought later anyway. They settled on $20,000. On 60 deals a year, this was worth $480,000, found in eleven weeks without a consultant’s survey, mine included.',
    },
    body: null,
    industries: ['Health technology', 'Software as a service'],
    tags: ['willingness to pay', 'quote test'],
    votes: 85,
    saves: 93,
    views: 1377,
  },
  {
    key: 'ins-research-value-ledger',
    author: 'henrik-dahl',
    topic: 'Price research',
    flow: 'new',
    status: 'approved',
    daysAgo: 160,
    title: 'Ask the customer’s finance director, not the user',
    question: 'Who should we interview to find out what our industrial product is worth to the companies that use it?',
    brief:
      'Users know the pain, finance knows the amount. Build the value ledger with the second, and let them sign it.',
    sections: {
      strategy:
        'I ask five customers for an hour with the finance director. Together we fill one page: hours saved at their own wage cost, scrap avoided, working capital released, risk that can be insured. They provide the amounts, I provide the questions. At the bottom stands a sum they’d defend to their own board. Across five such pages, price at 10 to 15% of the lower half of the sums.',
      critical:
        'Beware of savings that nobody will collect. Half an hour saved per person per day does not reduce payroll. Count it at a quarter, unless a position disappears. Where two pages differ by a factor of five, you have two segments and need two prices, and the average would be wrong for both.',
      example:
        'A manufacturer of inspection cameras thought in cost plus 40%, or $31,000. The pages came to between $220,000 and $1.1 million a year, mostly through avoided recalls. It moved to a yearly licence of $48,000 with the camera included. Volume fell by a tenth in the first year and gross profit rose by 62%.',
    },
    body: null,
    industries: ['Manufacturing'],
    tags: ['value-based pricing'],
    votes: 58,
    saves: 71,
    views: 905,
  },
  {
    key: 'ins-packaging-three-plans',
    author: 'bruno-keller',
    topic: 'Packaging and plans',
    flow: 'new',
    status: 'approved',
    daysAgo: 21,
    title: 'Draw plans around who signs, not around what you built',
    question: 'How should we decide which features go into which plan when everything seems important to somebody?',
    brief: 'Each plan is for a person with a spending limit. Features follow from what that person is asked about.',
    sections: {
      strategy:
        'Write the name of a job above each plan: team lead with a card, department head with a budget, company with procurement. For each, list what they get asked by the person above them. The team lead is asked “does it work?”, the head “who has access, and what does it cost per month?”, procurement “what happens if?”. A feature belongs to the first plan whose buyer gets asked about it. Reporting by cost centre moved up, exports moved down.',
      critical:
        'A plan without a natural upgrade event is decoration. Name the event: the fifth colleague, a second office, an audit. Keep the price steps between a factor of two and three. Features that only cost you money, such as storage, are limits and not plans. When you reshuffle, leave existing customers where they are for a year.',
      example:
        'An automation tool had four plans and 61% of customers on the second, with an upgrade rate of 3% a year. After redrawing three plans around signatories, the upgrade rate came to 11%, and the sales team lost its list of 19 standing exceptions.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['good better best', 'packaging'],
    votes: 75,
    saves: 89,
    views: 1195,
  },
  {
    key: 'ins-packaging-addons',
    author: 'jakob-lindner',
    topic: 'Packaging and plans',
    flow: 'old',
    status: 'approved',
    daysAgo: 201,
    title: 'The 20% rule for add-ons',
    question: null,
    brief:
      'Between 8 and 20% of customers should buy an add-on. Above that it belongs in a plan, below it belongs in the bin.',
    sections: null,
    body: [
      'Add-ons are popular with finance because each has its own line. Customers see a menu of small annoyances. I count the attach rate for every one of them, twice a year, and act on the rule without exception.',
      'Above 20% it’s a part of the product that most buyers feel cheated to pay for separately. Move it into the middle plan and raise that plan by about two thirds of what the add-on brought in per customer. Below 8% it costs more in quotes, support and code paths than it earns; sunset it with a year’s notice.',
      'At a document platform eleven add-ons became three. Average revenue per account rose by 7%, quotes got shorter by a page, and the time that a new salesperson needed to quote without help fell from nine weeks to three.',
      'The exception proves stubborn: compliance archives, bought by 4%, at a price that pays for four engineers.',
    ],
    recordings: [{ title: 'Counting attach rates', seconds: 174 }],
    industries: ['Software as a service', 'Legal services'],
    tags: ['add-ons', 'attach rate'],
    votes: 49,
    saves: 60,
    views: 781,
  },
  {
    key: 'ins-usage-forecastable',
    author: 'lucas-meyer',
    topic: 'Usage-based pricing',
    flow: 'new',
    status: 'approved',
    daysAgo: 45,
    title: 'Usage-based pricing fails on the customer’s budget, so sell the forecast',
    question:
      'How do we move from seats to usage-based pricing without scaring customers who need a predictable budget?',
    brief: 'Commit, true-up yearly, alert at 70%. The customer buys predictability and you keep the growth.',
    sections: {
      strategy:
        'Procurement can’t buy “it depends”. So every contract has a yearly commitment in units, drawn down as used, with a price table printed for two times and four times the volume. We forecast the year with the customer from three months of real use, and put our own name to the forecast: if they exceed it by less than 10%, we don’t charge. Alerts go out at 70, 90 and 100%, to a person in finance and not only to the admin.',
      critical:
        'The unit must be something the customer wants more of. Charging per error logged makes them log less. Finance on your side will see revenue recognition change, so involve the auditor early. And pay sellers on commitment, with a smaller rate on overage, otherwise they’ll undersell the commitment to look like heroes in month nine.',
      example:
        'An address verification service lost 12% of its accounts in the year it went to pure pay-as-you-go. With commitments and the 10% grace it lost 3%. The grace was used by 41 of 260 customers and cost $29,000, less than one of the accounts it kept.',
    },
    body: null,
    industries: ['Software as a service', 'E-commerce and retail'],
    tags: ['usage pricing', 'commitments'],
    votes: 80,
    saves: 90,
    views: 1264,
  },
  {
    key: 'ins-usage-ai-units',
    author: 'bruno-keller',
    topic: 'Usage-based pricing',
    flow: 'new',
    status: 'approved',
    daysAgo: 7,
    title: 'Price AI features by finished work, and keep the tokens to yourself',
    question:
      'Which unit should we charge for when our AI feature has a cost that varies by a factor of thirty per request?',
    brief: 'Charge per completed task with a fair-use band. Carry the variance yourself and manage it like an insurer.',
    sections: {
      strategy:
        'Customers can’t plan in tokens and shouldn’t need to. Find the task they would describe to a colleague, such as a contract reviewed or a call summarised. Take the cost at the 90th percentile of a month of real requests, aim for 60% gross margin at that point, and name a price per task. Include a monthly allowance in every paid plan which covers the median customer, so that the typical one never sees a meter.',
      critical:
        'The top 2% of requests will eat your margin. Set a size limit per task that 98% never meet, and split what’s larger into several tasks with a warning before it runs. Prices of models fall: review twice a year and hand a part of it on, publicly, before a rival does it for you. Retried or failed tasks are free, otherwise support will spend its days on refunds.',
      example:
        'A contract reader charged per page and had customers splitting documents to save. Per reviewed contract, at $9, volume rose by 70% in a quarter. The margin was 52% in the first month and 66% by the fourth, after caching of standard clauses.',
    },
    body: null,
    industries: ['Artificial intelligence', 'Legal services'],
    tags: ['AI pricing', 'usage pricing'],
    votes: 94,
    saves: 99,
    views: 1633,
  },
  {
    key: 'ins-discount-ladder',
    author: 'lucas-meyer',
    topic: 'Discount policy',
    flow: 'new',
    status: 'approved',
    daysAgo: 53,
    title: 'Every discount buys something: a one-page exchange table',
    question: 'How do we bring average discounts down without taking away the sales team’s room to negotiate?',
    brief: 'Replace approval levels by an exchange table: what the customer gives decides what they get.',
    sections: {
      strategy:
        'The table has six rows. Two-year term: 6%. Three years: 10%. Payment upfront: 4%. A reference call each quarter: 3%. A published case with numbers: 5%. Signature by a date we need: 2%. Sellers may combine up to 15% with no approval from anyone. Outside the table there is zero, for the chief executive as well. Negotiation becomes a swap and buyers enjoy it more, because they win something they can explain.',
      critical:
        'You must collect what was promised. A reference call that is never asked for turns the row into a gift within two quarters, so the success team owns a list. Print the table in the sellers’ handbook, never on the website. And expect to lose two or three deals in the first quarter to buyers who test whether you mean it.',
      example:
        'Average discount at a quality management vendor was 27%, with four approval levels and a Friday queue. After two quarters with the table it was 11%. Win rate slipped from 29% to 27%. Case studies went from two to seventeen, and the deal desk was cut from three people to one.',
    },
    body: null,
    industries: ['Manufacturing', 'Software as a service'],
    tags: ['deal desk', 'negotiation'],
    votes: 88,
    saves: 95,
    views: 1418,
  },
  {
    key: 'ins-discount-list-down',
    author: 'george-papadakis',
    topic: 'Discount policy',
    flow: 'old',
    status: 'rejected',
    daysAgo: 22,
    reason:
      'The advice to agree list prices with resellers may breach competition law in the EU. Please reword or remove it.',
    title: 'Hold the line on list price',
    question: null,
    brief:
      'In my thirty years of selling through channels, the discount given in the first year was the discount in the tenth. I explain how I agree on prices with resellers before the season starts.',
    sections: null,
    body: [
      'The first discount is a precedent, so I give time, training or stock protection instead, which can be taken back.',
      'When several resellers work the same port I bring them to one table before the season and we settle what the customer will be quoted.',
    ],
    recordings: [{ title: 'Before the season', seconds: 111 }],
    industries: ['Logistics and supply chain'],
    tags: ['list price'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-increase-letter',
    author: 'anton-virtanen',
    topic: 'Price increases',
    flow: 'new',
    status: 'approved',
    daysAgo: 28,
    title: 'Raise prices in four waves and read the first before you send the second',
    question:
      'How do we roll out a price increase to 2,000 existing customers without betting the whole base on one letter?',
    brief: 'Four waves, from least to most at risk of being wrong. The first wave is 5% of customers chosen at random.',
    sections: {
      strategy:
        'Wave one is 100 customers drawn by lot, so what you see there is what you would see everywhere. Wait 45 days. Compare cancellations, downgrades and calls with a group that got no letter. If extra losses stay under a third of the break-even rate, send wave two to the customers furthest below list, then the rest, and last the twenty largest, by phone. Break-even is simple: with an increase of 12% and a gross margin of 80%, you could lose about 13% of those customers before being worse off.',
      critical:
        'Give 60 days’ notice and one reason, in the first sentence, and offer the old price for a two-year commitment. Around 15% take it. Don’t bundle the letter with a feature announcement; people see through it. Support needs the arithmetic and a limit within which it may help.',
      example:
        'A bookkeeping service raised by 14%. In wave one, two of 100 left against one in the control. The whole roll-out took five months, lost 2.2% of customers and added 11% to revenue. The board had feared a tenth.',
    },
    body: null,
    industries: ['Financial technology', 'Professional services'],
    tags: ['price increase', 'roll-out'],
    votes: 90,
    saves: 100,
    views: 1490,
  },
  {
    key: 'ins-increase-grandfather',
    author: 'david-cohen',
    topic: 'Price increases',
    flow: 'new',
    status: 'approved',
    daysAgo: 185,
    title: 'Grandfathering is a debt with a hidden interest rate',
    question: 'Should existing customers keep their old price for ever when we introduce a new and higher price list?',
    brief: 'No. Give them a date and a reason. For-ever prices cost more each year and stop you from changing plans.',
    sections: {
      strategy:
        'Promise the old price for a fixed time, 12 to 24 months depending on how loudly you once promised stability, and print the end date on every invoice from the first day. When it comes, move people in steps of at most 25% a year. Those who were there before a certain year keep something that costs you nothing and says thank you, such as priority support or an early seat in betas.',
      critical:
        'Each preserved price is a preserved plan, with code paths, tests and a support article. In one product I found eleven generations of plans, with two engineers’ worth of work a year. The counterargument is fair: if growth depends on word of mouth by early users, upsetting them costs more than the revenue. Then grandfather the people, by name, and not the companies.',
      example:
        'A developer tool kept 2016 prices for 18% of its accounts, who used 40% of the infrastructure. It announced an end with 18 months’ notice. 61 of 1,900 left, a blog post complained for a day, and gross margin went up by nine points over two years.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['grandfathering', 'legacy plans'],
    votes: 66,
    saves: 70,
    views: 1082,
  },
]
