/** @typedef {{ trouble: readonly string[], work: readonly string[], good: readonly string[] }} BriefWords */

/** Building blocks for briefs, by category: the problem, the work, and the measure of success. */
/** @type {Readonly<Record<string, BriefWords>>} */
export const BRIEF_WORDS = {
  'Brand & Positioning': {
    trouble: [
      'Ask five of us what we do and you get five answers. Customers repeat a sixth, which is better than ours.',
      'Our largest rival describes the category in its own words, and we have been answering in those words for two years.',
      'We grew by word of mouth and never had to explain ourselves. Now we sell to people who have not heard of us, and it shows.',
    ],
    work: [
      'Interview a dozen customers and the people who turned us down',
      'Write the story of the company on one page, and defend it in front of the board',
      'Rework the home page, the sales deck and the first five minutes of the demo',
      'Give the team a short guide to names, tone and proof',
      'Brief and lead a small design studio',
    ],
    good: [
      'Six months from now a stranger should understand us within a minute, and our own people should say it alike.',
      'We will know it worked when the first call no longer starts with an explanation.',
    ],
  },
  'Demand Generation': {
    trouble: [
      "Four out of five meetings come from the founders' own contacts, and those are running out.",
      'We spend about $30,000 a month on ads and cannot say which half of it works.',
      'Leads arrive in bursts after an event and then there is silence for six weeks.',
    ],
    work: [
      'Look through the last eighteen months of spending and tell us what to stop',
      'Set up two channels properly rather than six by halves',
      'Build a programme around the 150 accounts that we actually want',
      'Agree with sales on what a qualified meeting is, in writing',
      'Hire and coach one junior marketer who stays after you leave',
    ],
    good: [
      'Thirty qualified meetings a month by the end of the second quarter, from sources that we can name.',
      'We want a forecast for pipeline that is wrong by less than a fifth.',
    ],
  },
  'Content & SEO': {
    trouble: [
      'We have published 200 articles. Eleven of them bring nine tenths of the visitors, and none of those visitors buy.',
      'Our engineers know things nobody else has written down, and they have no time to write.',
      'A new site went live in spring and search traffic has halved since. Nobody can tell us why.',
    ],
    work: [
      'Audit what exists and say what to keep, merge and take down',
      'Find the thirty questions that buyers ask before they ask us',
      'Interview our specialists and turn it into pieces that carry their names',
      'Fix the technical faults together with our one web developer',
      'Set a rhythm that two people can keep up',
    ],
    good: [
      'Fewer pieces, read to the end, and a dozen demo requests a month that name one of them.',
      'Search should bring us buyers within nine months. Visitors alone are not the aim.',
    ],
  },
  'Product-Led Growth': {
    trouble: [
      'Two thousand people sign up every month and fewer than one in ten does the one thing that makes the product useful.',
      'Our trial lasts fourteen days; most people decide within the first twenty minutes, and we lose them there.',
      'We run experiments, but they end in arguments rather than in decisions.',
    ],
    work: [
      'Sit with ten new users and watch without helping',
      'Name the moment that predicts who stays, and measure it',
      'Redesign the first session with our designer and one engineer',
      'Set up an honest way of running and ending experiments',
      'Write the emails that bring people back at the right hour',
    ],
    good: [
      'Activation from 9% to 20% would change what we can plan for next year.',
      'We want three decisions a month that are based on what people did and not on who spoke last.',
    ],
  },
  'Sales & Revenue': {
    trouble: [
      'The founders close everything. It worked up to two million and will not work up to five.',
      'We have two good salespeople who sell in two quite different ways, and a third who cannot learn from either.',
      'Larger customers want to buy. We lose them in procurement, at the very end, for reasons we could have known.',
    ],
    work: [
      'Join twenty calls, then write the way we sell on six pages',
      'Build the plan for territories, targets and pay for next year',
      'Coach three salespeople every week, on real deals',
      'Lead two large negotiations with us in the room',
      'Help to choose and bring in a permanent head of sales',
    ],
    good: [
      'A new salesperson should close the first deal within ninety days without a founder in the room.',
      'Win rate above 30%, and no discount that finance hears of afterwards.',
    ],
  },
  'Revenue Operations': {
    trouble: [
      'Marketing counts 900 leads, sales counts 240, and finance believes neither.',
      'Our CRM has 187 fields. People fill in six of them, differently.',
      'A lead waits for two days on average before anybody calls. We found that out by accident.',
    ],
    work: [
      'Draw how a lead becomes an invoice today, with every hand it passes through',
      'Take half of the fields and a third of the tools away',
      'Rebuild routing and scoring so that the right person is told within the hour',
      'Give the weekly meeting one page of numbers that everybody accepts',
      'Train two people to keep it that way',
    ],
    good: [
      'One number for pipeline, the same in every meeting.',
      'First answer to a good lead within an hour on working days, and a tool bill that is a third lower.',
    ],
  },
  'Customer Success & Retention': {
    trouble: [
      'We win customers faster than before and lose one in six within the first year.',
      'Renewals surprise us. We learn that somebody is unhappy when they ask for the export.',
      'Support answers everything within the hour, and the same question comes back the next day.',
    ],
    work: [
      'Call thirty customers who left and write down what they say',
      'Design the first sixty days of a new customer, step by step',
      'Set up a health measure that the team believes',
      'Run the renewals of our forty largest accounts for one quarter, with us',
      'Start a small customer circle that meets four times a year',
    ],
    good: [
      'Yearly churn below 9%, and no renewal that takes us by surprise.',
      'Half of our growth next year should come from customers whom we already have.',
    ],
  },
  'Market Entry & Expansion': {
    trouble: [
      'We lead at home and are unknown across the border. Two attempts with agencies cost us a year.',
      'Eleven customers in the United States came by themselves. We would like to understand why before we hire there.',
      'Our product is translated. Our prices, contracts and habits are not.',
    ],
    work: [
      'Tell us within six weeks whether to go, and with what',
      'Find and open doors to the first ten customers',
      'Say which of our claims travel and which do not',
      'Choose between a partner, a first hire and doing it from here',
      "Set up the first year's plan with numbers that we can check every month",
    ],
    good: [
      'Ten paying customers in the new market within a year, and a clear reason to go on or to stop.',
      'We would rather hear a well-founded no than a hopeful yes.',
    ],
  },
  'Pricing & Packaging': {
    trouble: [
      'Prices were set on a train in 2019 and nobody has dared to touch them since.',
      'Small customers pay too much, large ones far too little, and everybody gets a discount.',
      'We charge per seat for something that is used by machines.',
    ],
    work: [
      'Look at what 300 customers pay and what they use',
      'Talk to twenty of them about worth, not about price',
      'Design three plans that sell themselves, and one that needs a conversation',
      'Write the rules for discounts, and who may break them',
      'Plan how we tell existing customers, letter by letter',
    ],
    good: [
      'Average revenue per customer up by 20% with no more than 2% leaving over it.',
      'Salespeople should quote without asking anyone in nine out of ten cases.',
    ],
  },
  'Partnerships & Channels': {
    trouble: [
      'We have signed twenty-three partners. Two of them have ever sent us a customer.',
      'A large platform would list us, and nobody here knows what such a deal should look like.',
      'Resellers ask for margins that we cannot judge, and we keep saying maybe.',
    ],
    work: [
      'Sort the partners that we have into keep, fix and part',
      'Write the programme: who, what for, what they earn, what they owe',
      'Lead the talks with the platform up to signature',
      'Give partners what they need to sell us without us',
      'Set up joint campaigns with three of them',
    ],
    good: [
      'A fifth of new revenue through partners within a year, from at least five of them.',
      'A listing that brings forty trials a month and costs us less than our own ads.',
    ],
  },
  'Data & Analytics': {
    trouble: [
      'Every department has its own spreadsheet and its own truth. Board weeks are spent reconciling them.',
      'We are sure that the brand campaign did something. We cannot show it, so it will be cut.',
      'We forecast by adding 10% to last year. It was wrong by a third.',
    ],
    work: [
      'Agree with us on the twelve numbers that matter, and on what they mean',
      'Build them from the raw tables, so that one can click through to the row',
      'Model the last three years and say what drove growth',
      'Set up the monthly forecast and run it three times with our finance lead',
      'Leave documents that somebody else can read',
    ],
    good: [
      'One page on Monday morning, believed by everybody, made by nobody by hand.',
      'A forecast for the quarter within 10%, and a reason when it is not.',
    ],
  },
  'Leadership & Teams': {
    trouble: [
      'Our head of marketing leaves in March. We would like to think before we replace her, and the work cannot wait.',
      'Four first-time managers, all promoted within a year, all good at what they did before.',
      'The board asks questions about growth that we answer with anecdotes.',
    ],
    work: [
      'Lead the team of six for the time between, two days a week',
      'Say which roles we need for the next eighteen months, and in which order',
      'Coach two managers through their first round of reviews and budgets',
      'Prepare and give the growth part of three board meetings',
      'Find the successor with us and hand over properly',
    ],
    good: [
      'The team should not notice the gap, and the successor should find a plan and not a pile.',
      'In half a year the managers lead without asking us first, and the board knows what to expect.',
    ],
  },
}

/** How the work is done; each fits any post. */
export const WAYS_OF_WORKING = [
  'We decide quickly, write things down and dislike meetings without an agenda.',
  'You would report to the founders and have a small budget of your own from the first day.',
  'Most of us work from home; once a month we meet for two days, and you would be welcome there.',
  'We share all numbers with the people who work with us, the bad ones as well.',
  'You would have one of our people at your side full time, and teaching them is part of the work.',
  'Please tell us in your first message about one case that did not go well, and what you made of it.',
]
