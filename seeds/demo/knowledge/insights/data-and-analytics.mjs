/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const DATA_INSIGHTS = [
  {
    key: 'ins-dashboards-seven',
    author: 'anton-virtanen',
    topic: 'Growth dashboards',
    flow: 'new',
    status: 'approved',
    daysAgo: 17,
    title: 'Seven numbers, one page, each with somebody’s name and a threshold',
    question:
      'What should be on the weekly growth dashboard of a company with 80 people, and what should be thrown out?',
    brief:
      'If nobody would act differently at another value, the number goes. Seven survived in every company I have worked with.',
    sections: {
      strategy:
        'I ask of each number: at which value would you do what? No answer, no place. What survives is usually new qualified opportunities, win rate over the last 60 deals, median days to close, revenue retained from a year ago, activation within seven days, cash months left, and one that is peculiar to the business. Each has an owner, a threshold and the action beside it. The page is sent as an image on Monday at nine, so that nobody needs a login.',
      critical:
        'Week-on-week percentages make noise look like news. Show thirteen weeks as a line and mark where the threshold lies. When a number crosses it, the owner writes two sentences; if it doesn’t, nobody speaks. Filters are where dashboards go to die, because then everyone has their own version.',
      example:
        'A subscription firm had 14 dashboards with 160 charts, opened by six people a week. The page replaced the Monday meeting’s first half-hour. In the first quarter three thresholds were crossed, and one, activation, had been falling for five weeks without anybody noticing on the old charts.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['KPI', 'weekly review'],
    votes: 81,
    saves: 88,
    views: 1322,
  },
  {
    key: 'ins-dashboards-definitions',
    author: 'hassan-farouk',
    topic: 'Growth dashboards',
    flow: 'old',
    status: 'approved',
    daysAgo: 178,
    title: 'Print the definition under the number',
    question: null,
    brief:
      'Two teams quoted different figures for active riders in the same meeting, 212,000 and 187,000, and both were correct. Since then no number of mine goes out without one line on what it counts.',
    sections: null,
    body: [
      'The line stands directly under the figure in small grey type: who is counted, over which period, what is left out. Not in a wiki. It costs one line and saves a quarter of an hour per meeting.',
      'When a definition changes, the old and the new one run in parallel for two months, both visible. We changed “active” from opened to completed a ride; the gap of 12% told us more about the product than the number did.',
      'There’s one owner for definitions, with the right to refuse a new word. “Engaged” has been refused four times.',
      'I resisted this as bureaucracy. Then an investor found the discrepancy before we did.',
    ],
    recordings: [{ title: 'One line under the number', seconds: 115 }],
    industries: ['Travel and hospitality'],
    tags: ['metric definitions'],
    votes: 36,
    saves: 33,
    views: 554,
  },
  {
    key: 'ins-segmentation-jobs',
    author: 'arjun-mehta',
    topic: 'Customer segmentation',
    flow: 'new',
    status: 'approved',
    daysAgo: 49,
    title: 'Segment by what changed before they bought',
    question:
      'Our segments by size and industry don’t predict anything. What is a better basis for segmenting B2B customers?',
    brief: 'The event that made a company look for a solution explains price, speed and churn better than headcount.',
    sections: {
      strategy:
        'For the last 100 customers, find what happened in the 90 days before the first contact: new manager, failed audit, merger, a tool sunset, a hiring wave. Sellers remember it, or the first call recording does. You’ll end with five or six events. Compare sales cycle, price paid and one-year retention by event. In three of four companies the difference between events was over twice as large as that between industries.',
      critical:
        'Some events can’t be observed from outside; keep those for discovery and use the visible ones for targeting. Give each segment a plain name people will say aloud, such as “after the audit”. Keep size as a second cut for capacity planning, since a company of 5,000 will still need more onboarding.',
      example:
        'At a procurement tool, companies that came after a failed audit paid 40% more, closed in 31 days and hardly ever left. Those that came with a new manager closed fast and churned at twice the average when the manager moved on. Marketing moved two thirds of its budget to the first; average contract value was up by 23% after three quarters.',
    },
    body: null,
    industries: ['Software as a service', 'Manufacturing'],
    tags: ['trigger events', 'ICP'],
    votes: 74,
    saves: 84,
    views: 1177,
  },
  {
    key: 'ins-segmentation-rfm',
    author: 'arjun-mehta',
    topic: 'Customer segmentation',
    flow: 'old',
    status: 'approved',
    daysAgo: 286,
    title: 'Recency first: a segmentation for a Tuesday',
    question: null,
    brief:
      'Before anyone builds clusters, I sort customers by the days since their last order and cut in four. It takes an hour, and in retail it has beaten the clusters twice.',
    sections: null,
    body: [
      'The four groups: ordered within their usual interval, up to twice, up to four times, and beyond. The usual interval is each customer’s own median, and that’s the whole trick. A buyer of school books who comes each June isn’t lapsed in March.',
      'The second group is where money lies. They’re late, and a plain reminder is enough for 17% of them. The fourth group hardly reacts to anything, so we stopped mailing it, and deliverability for the rest went up.',
      'When are clusters worth it? If you’ve got more than 50,000 customers, several product lines, and somebody who will act on six groups. I have seen the first two more often than the third.',
      'For a crafts marketplace this brought $210,000 in one season from an afternoon’s work.',
    ],
    recordings: [{ title: 'Each customer’s own interval', seconds: 163 }],
    industries: ['E-commerce and retail'],
    tags: ['RFM', 'lapsed customers'],
    votes: 40,
    saves: 47,
    views: 658,
  },
  {
    key: 'ins-forecast-three-methods',
    author: 'jakob-lindner',
    topic: 'Forecasting',
    flow: 'new',
    status: 'approved',
    daysAgo: 35,
    title: 'Forecast three ways and explain the difference',
    question: 'How do we build a revenue forecast the board can rely on with only two years of history?',
    brief: 'Run-rate, pipeline and capacity. If they disagree by more than 10%, the disagreement is the agenda.',
    sections: {
      strategy:
        'Method one extends the past: revenue retained plus new revenue at the average of the last four quarters. Method two takes open pipeline with conversion by age. Method three counts capacity: sellers times ramped productivity. Each takes an hour a month. Put all three on one line and write a paragraph on the gap. If pipeline says 4.1 million and capacity 3.3, either you’ve found a better market or your pipeline is stale, and you can find out which by Thursday.',
      critical:
        'Publish a range, 80% wide, and keep score: after ten quarters the result should have been within it eight times. If it’s ten, the range is too wide and you are hiding. Don’t average the methods. And never let the person with the quota own the spreadsheet.',
      example:
        'A data firm had missed its forecast by 22, 31 and 18% in a row, each time optimistic. Capacity would have shown it in January: two of six sellers had started in December. With three methods the error over the next eight quarters averaged 6%, and twice the board cut hiring in time.',
    },
    body: null,
    industries: ['Software as a service', 'Financial technology'],
    tags: ['revenue forecast', 'board'],
    votes: 70,
    saves: 86,
    views: 1130,
  },
  {
    key: 'ins-forecast-retention-curves',
    author: 'ngozi-adeyemi',
    topic: 'Forecasting',
    flow: 'new',
    status: 'approved',
    daysAgo: 151,
    title: 'Forecast subscriptions by cohort, because blended churn lies when you grow',
    question: 'Why does our subscription revenue keep missing the forecast although monthly churn is stable at 3%?',
    brief: 'A fast-growing base is young, and young customers leave more. Blended churn hides it until growth slows.',
    sections: {
      strategy:
        'Lay out each month’s new customers as a row and the share still paying after one, two and three months as columns. Average down the columns for the last six rows to get one survival curve. The forecast is every cohort multiplied along its curve, plus planned new customers along the same curve. A spreadsheet of 36 by 36 is all you need, and it can be audited by anyone in finance.',
      critical:
        'Use revenue in the cells next to customers; the two tell different stories when small ones leave first. Watch whether recent rows lie beneath older ones, the earliest warning you’ll get. With annual plans the curve has cliffs at month 12, so keep them apart. Don’t smooth these away.',
      example:
        'A wallet firm had stable churn of 3.1% and planned for 11 million. Cohorts said 9.6, because first-quarter losses were 9% a month and marketing had been doubled in the autumn. The year closed at 9.7. When acquisition was halved, blended churn dropped to 2.2% with nothing improved at all.',
    },
    body: null,
    industries: ['Financial technology', 'Media and entertainment'],
    tags: ['cohort analysis', 'churn'],
    votes: 67,
    saves: 78,
    views: 1059,
  },
  {
    key: 'ins-mix-geo-tests',
    author: 'michael-park',
    topic: 'Marketing mix',
    flow: 'new',
    status: 'approved',
    daysAgo: 55,
    title: 'Calibrate the mix model with two experiments a year, or do not build it',
    question: 'Can a marketing mix model be trusted with three years of weekly data and six channels?',
    brief:
      'By itself, no: several answers fit equally well. Two regional experiments a year narrow it to one you can use.',
    sections: {
      strategy:
        'With 156 weeks and six channels that all go up in December, a model can’t tell them apart. So I first run experiments on the two largest channels, switching each off in a third of the regions for four weeks. These results enter the model as priors, and the rest is estimated around them. What I hand over is a range per channel and next quarter’s proposal: move 10 to 15% of the budget, never more, then measure again.',
      critical:
        'Be suspicious of a fit above 95%. It usually means that the model has learnt the calendar. Insist on a holdout of the last eight weeks. Offline and brand effects beyond half a year aren’t visible in such data, so anyone who gives you a decimal place is selling. And freeze the model for six months, or it will be tuned until it agrees with the chief marketing officer.',
      example:
        'A retailer’s agency model credited television with a return of 4.2. A four-week blackout in nine regions put it between 0.9 and 1.6. A fifth of the money went to search and outdoor, and sales held for the two following quarters.',
    },
    body: null,
    industries: ['E-commerce and retail', 'Consumer goods'],
    tags: ['MMM', 'incrementality'],
    votes: 76,
    saves: 91,
    views: 1240,
  },
  {
    key: 'ins-mix-saturation',
    author: 'tomasz-kowalski',
    topic: 'Marketing mix',
    flow: 'new',
    status: 'approved',
    daysAgo: 227,
    title: 'Look for the bend in the curve before you look for a new channel',
    question: 'How can we tell that a channel is saturated, and that the next dollar should go somewhere else?',
    brief: 'Marginal cost matters, not the average. Compare the last 20% of spend with the first 80%.',
    sections: {
      strategy:
        'Average cost per customer can look healthy while the last part of the budget buys nothing. Take your weekly spend and new customers by channel over a year, sort the weeks by spend, and compare the top fifth with the next fifth: additional customers divided by additional spend. When that marginal cost is over twice the average, the channel has bent. Move 10% out for six weeks and watch the total.',
      critical:
        'Weeks of high spend are often weeks of high demand, which flatters the channel. Remove the season first, simply by dividing by the same week’s organic sign-ups. A bend isn’t destiny either: new creative or a new audience shifts the curve to the right. Try that before you leave.',
      example:
        'An online tutoring firm paid $112 per customer on average in paid social, and was proud of it. The last $40,000 a month came in at $390 each. It moved half of that to a school newsletter network at $150. Total customers rose by 9% on the same budget.',
    },
    body: null,
    industries: ['Education technology'],
    tags: ['marginal CAC', 'saturation'],
    votes: 53,
    saves: 64,
    views: 827,
  },
  {
    key: 'ins-foundations-event-plan',
    author: 'linh-pham',
    topic: 'Data foundations',
    flow: 'new',
    status: 'approved',
    daysAgo: 19,
    title: 'Track thirty events, named like sentences, tested in the build',
    question:
      'How many product events should we track, and how do we keep the tracking plan from rotting within a year?',
    brief: 'Thirty, each with an owner and an automated test. A tracking plan in a spreadsheet is dead on arrival.',
    sections: {
      strategy:
        'An event is named subject, verb, object in the past: “member invited colleague”. It has at most eight properties with fixed types. The list lives in the code repository as a file, the tracking functions are generated from it, and a build that sends anything else fails. Thirty events answer nearly every question in the first three years. To add the thirty-first you name the decision it’s for, and the date on which it’ll be deleted unless used.',
      critical:
        'Server-side for anything with money, client-side for attention only; ad blockers hide 10 to 25% of client events, and not at random. Never track free text. Identify people when they log in and keep the anonymous identifier for joining later. And give one analyst the right to block a release for broken tracking. It will be used twice and then respected.',
      example:
        'A learning app sent 640 distinct events, 410 of which nobody had queried in a year. Rebuilding on 34 took six weeks. The warehouse bill fell by 55%, and the time from question to answer went from nine days to one and a half.',
    },
    body: null,
    industries: ['Education technology', 'Software as a service'],
    tags: ['event tracking', 'data contracts'],
    votes: 69,
    saves: 83,
    views: 1096,
  },
  {
    key: 'ins-foundations-one-id',
    author: 'mateus-carvalho',
    topic: 'Data foundations',
    flow: 'new',
    status: 'approved',
    daysAgo: 137,
    title: 'One customer, one identifier: the unglamorous project that pays for all others',
    question: 'How do we join product, billing and CRM data when each system has its own idea of what a customer is?',
    brief:
      'Make billing the master, write its identifier into the other two, and measure the unmatched rest each week.',
    sections: {
      strategy:
        'Billing knows who pays, so its account number is the master. When an account is created, the number is written into the CRM and the product by the same job; no nightly matching by name. For the past, match by tax number and email domain, then give the remaining few hundred to an intern with a phone. Publish one figure every Monday: share of revenue that can be joined across all three. Below 98%, no other data project starts.',
      critical:
        'The argument will be about parents and subsidiaries. Keep the legal entity as the unit and add a “group” column maintained by sales operations. Resist tools that promise to resolve identity automatically: they were right in 91% of our cases, and the other 9% were the largest customers, whose names are messy.',
      example:
        'A video company spent eight months on a churn model that couldn’t see invoices. Joining took five weeks. The first query afterwards showed that 7% of active workspaces hadn’t paid for a quarter, worth $380,000 a year. The churn model was never finished, as nobody needed it any more.',
    },
    body: null,
    industries: ['Media and entertainment', 'Software as a service'],
    tags: ['customer identity', 'data warehouse'],
    votes: 57,
    saves: 75,
    views: 894,
  },
]
