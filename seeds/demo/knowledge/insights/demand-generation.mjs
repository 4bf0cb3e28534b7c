/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const DEMAND_INSIGHTS = [
  {
    key: 'ins-paid-branded-search',
    author: 'michael-park',
    topic: 'Paid acquisition',
    flow: 'new',
    status: 'approved',
    daysAgo: 9,
    title: 'Switch off branded search for two weeks and see who still comes',
    question:
      'How can I tell whether the ads on our own company name bring customers or just tax the ones we already had?',
    brief: 'A geographical holdout over two weeks answers a question that no attribution tool can.',
    sections: {
      strategy:
        'Split your market into matched regions, half of them with ads on your own name and half without, for fourteen days. Compare sign-ups per thousand residents, not clicks. In nine tests I have run, between 71% and 94% of the paid branded clicks came back through the free listing underneath.',
      critical:
        'Check first whether rivals bid on your name. Where two or more did, the loss was real, about 15% of sign-ups, and the ads stayed. Avoid weeks with a launch or a holiday. And warn sales, since someone will notice that “leads are down in the north” on day three and reverse the test.',
      example:
        'A scooter subscription spent $38,000 a month on its own name. During the holdout, sign-ups in the dark regions fell by 2.1%, within the noise. We kept ads only in the two cities where a rival was bidding and moved $31,000 to non-brand terms. Cost per new subscriber over the quarter went from $64 to $47.',
    },
    body: null,
    industries: ['Travel and hospitality', 'E-commerce and retail'],
    tags: ['holdout test', 'branded search', 'CAC'],
    votes: 92,
    saves: 58,
    views: 1433,
  },
  {
    key: 'ins-paid-creative-volume',
    author: 'leila-haddad',
    topic: 'Paid acquisition',
    flow: 'old',
    status: 'approved',
    daysAgo: 158,
    title: 'Creative is the targeting now',
    question: null,
    brief:
      'On the big social networks, audience settings matter less each year. What decides cost per install is how many different ideas you put in front of the algorithm every week.',
    sections: null,
    body: [
      'I plan for eight new ads a week in three families: the problem, the proof, the product in a hand. “New” means a new idea, filmed with a phone. A changed colour is not an idea. Of eight, one works, and it works for about nineteen days before cost per install climbs by a third.',
      'Budget: for each $10,000 of media I set $1,500 aside for making things. Teams that spend less than a tenth on making end up increasing bids on tired ads.',
      'The risk is that the algorithm finds cheap people who never pay. I judge ads on the cost of a user who is still there on day seven, and accept a cost per install that looks twice as high.',
      'At a meal planning app we went from two ads a month to thirty. Installs cost the same, but the share active after a week went from 18% to 27%, because the ads that survived were those that showed the boring part honestly.',
    ],
    recordings: [{ title: 'Three families of ads', seconds: 203 }],
    industries: ['Food and beverage', 'Media and entertainment'],
    tags: ['paid social', 'creative testing'],
    votes: 55,
    saves: 30,
    views: 873,
  },
  {
    key: 'ins-abm-forty-accounts',
    author: 'marcus-webb',
    topic: 'Account-based marketing',
    flow: 'new',
    status: 'approved',
    daysAgo: 33,
    title: 'Forty accounts, two people, one quarter: an ABM pilot that finance will fund again',
    question: 'What is the smallest account-based marketing pilot that gives a clear answer on whether to continue?',
    brief: 'Pick forty, hold back twenty more as a control, and count meetings with a second person in the room.',
    sections: {
      strategy:
        'Have sales name sixty accounts they would be proud to win. Draw forty at random for the programme and keep twenty as a control that gets business as usual. One marketer and one seller own it, with $500 per account to spend in twelve weeks. Count one thing: accounts in which two people from different departments met you. A single enthusiast is a lead; two departments are a deal.',
      critical:
        'Random selection hurts, since everybody wants the favourites in. Without it you’ll have proven that good accounts are good. Don’t buy an intent tool for the pilot. A seller who reads job ads and annual reports for an hour a week knows more. Stop accounts that haven’t reacted after six weeks and use the money on the others.',
      example:
        'A security vendor ran it over one spring. Of forty, 13 reached the two-department mark, against two of twenty in the control. Pipeline came to $1.9 million for $31,000, salaries aside. The lists in the second quarter were drawn by lot again, at the request of the finance team.',
    },
    body: null,
    industries: ['Cybersecurity', 'Software as a service'],
    tags: ['ABM', 'control group'],
    votes: 77,
    saves: 63,
    views: 1188,
  },
  {
    key: 'ins-abm-direct-mail',
    author: 'hassan-farouk',
    topic: 'Account-based marketing',
    flow: 'new',
    status: 'approved',
    daysAgo: 120,
    title: 'Parcels still work when the contents could only be for one person',
    question:
      'Does direct mail have a place in account-based programs now that most buyers work from home half the week?',
    brief: 'Send fewer, send paper, and send it to the person whose problem it describes.',
    sections: {
      strategy:
        'We stopped sending gifts and began sending work: a four-page printed audit of the recipient’s own public data, with two mistakes in red and the arithmetic beside them. Each takes about ninety minutes to make. We ship to offices on a Monday for a Tuesday in-office day, found by looking at when the team posts its photographs. A call follows on Thursday, by the person who made the audit.',
      critical:
        'Anti-bribery rules limit gifts in banks and the public sector; paper is never a problem. Be right about the mistakes, because one wrong claim ends the account. And keep the list to 50 a quarter, since nobody makes a hundred good ones.',
      example:
        'A fleet management company sent 48 audits of fuel tenders. 21 recipients took the call and nine bought within eight months, the largest at $310,000 a year. The hampers of the previous winter, at twice the price apiece, had produced thirty thank-you notes and one meeting.',
    },
    body: null,
    industries: ['Logistics and supply chain', 'Manufacturing'],
    tags: ['direct mail', 'ABM'],
    votes: 36,
    saves: 24,
    views: 497,
  },
  {
    key: 'ins-lifecycle-fewer',
    author: 'oskar-nilsson',
    topic: 'Lifecycle email',
    flow: 'new',
    status: 'approved',
    daysAgo: 61,
    title: 'Replace the welcome series with three emails triggered by what people did not do',
    question: 'How many onboarding emails should a self-serve product send, and what should trigger each of them?',
    brief:
      'Time-based sequences talk past people. Three triggers on missing steps brought more activation with a third of the volume.',
    sections: {
      strategy:
        'Draw the four steps between sign-up and the first useful result. Write one email for each of the three gaps between them, sent when somebody has been stuck for 20 hours, in plain text, from a person who answers. Everything else goes. If someone moves on by themselves, they hear nothing, which is the best onboarding there is.',
      critical:
        'Twenty hours is not arbitrary: it reaches people at about the time of day they were last working on it, minus the meeting they were heading for. Cap it at one message in 48 hours across all teams, or the billing reminder will collide with your tip. Measure the step, never the open rate, which privacy features have made useless.',
      example:
        'An invoicing tool had eleven timed emails over 21 days. We cut to three. Volume fell by 68%, unsubscribes by four fifths, and the share of new accounts that sent a first invoice within a week rose from 23% to 31%. A holdout of 10% kept on the old series for two months confirmed it.',
    },
    body: null,
    industries: ['Software as a service', 'Financial technology'],
    tags: ['onboarding email', 'triggers'],
    votes: 88,
    saves: 71,
    views: 1522,
  },
  {
    key: 'ins-lifecycle-winback',
    author: 'valentina-rossi',
    topic: 'Lifecycle email',
    flow: 'old',
    status: 'rejected',
    daysAgo: 17,
    reason: 'Please name where the 40% figure comes from, and tell readers what the control group received.',
    title: 'Win-back emails that win 40% back',
    question: null,
    brief:
      'Lapsed subscribers come back if you write to them on the anniversary of their first order and not on the day they stop. We saw rates of up to 40% with one sentence and no discount.',
    sections: null,
    body: [
      'The sentence says what they ordered the first time and asks whether the person it was for still likes it. It reads like a note from a shop, because it is one: replies reach the shop, and the shop answers.',
      'Discounts bring people back for one order. A question brings back those who had only forgotten.',
    ],
    recordings: [{ title: 'The anniversary email', seconds: 92 }],
    industries: ['E-commerce and retail'],
    tags: ['win-back'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-events-small-dinners',
    author: 'julia-santos',
    topic: 'Events and webinars',
    flow: 'new',
    status: 'approved',
    daysAgo: 40,
    title: 'Give up the booth and host nine dinners',
    question: 'Is a stand at the big industry show worth it for a company that sells deals above $50,000?',
    brief:
      'For the price of one stand you can hold nine dinners for ten people. The dinners win on everything except vanity.',
    sections: {
      strategy:
        'A ten-square-metre stand costs about $45,000 with travel. Nine dinners cost $4,500 each. Invite ten: five prospects, three customers, two people who are simply interesting. One question on the menu, no presentation, seats assigned by who should hear whom. Hold them in the week of the show, when everybody is in town and tired of lanyards.',
      critical:
        'Customers do the selling, so seat them first and leave your own people outnumbered. Invite by hand, eighteen days ahead, and expect three no-shows. If you sell below $15,000 a year, forget it: you need volume, and a webinar will beat a table.',
      example:
        'A maker of warehouse sensors moved its budget from the show in the autumn of one year to dinners in the next. The stand had scanned 640 badges, which became four deals in a year. The dinners fed 81 people and led to eleven, worth $1.3 million. Sales asked for the stand back anyway. They missed the crowd.',
    },
    body: null,
    industries: ['Logistics and supply chain', 'Manufacturing'],
    tags: ['field events', 'dinners'],
    votes: 69,
    saves: 40,
    views: 978,
  },
  {
    key: 'ins-webinar-live-work',
    author: 'liam-o-connell',
    topic: 'Events and webinars',
    flow: 'new',
    status: 'approved',
    daysAgo: 182,
    title: 'Webinars where somebody does the work on screen',
    question:
      'How do we run webinars that produce pipeline, when attendance keeps falling and nobody stays to the end?',
    brief: 'Drop the slides, do one real piece of work live for one attendee and let the rest watch.',
    sections: {
      strategy:
        'The registration form asks for one thing: send us your worst. The worst outbound email, the worst forecast sheet. We pick one, get permission and fix it live in 35 minutes with the owner on the line. No slides, no company introduction, questions throughout. The recording is cut into six clips for the people who didn’t come.',
      critical:
        'It has to go wrong now and then. A rehearsed fix looks like an advert and the chat goes quiet. Choose the host for curiosity and never for seniority. Follow up only with those who sent something in: they’ve told you their problem in writing, and they book at about five times the rate of the rest.',
      example:
        'A sales training firm had fallen to 60 attendees out of 400 registrations. The first live session drew 140 out of 320, and 104 were still there at the end. Fifty-one had sent in an email to be taken apart. Fourteen of those became customers in the quarter, for an effort of two working days a month.',
    },
    body: null,
    industries: ['Professional services', 'Education technology'],
    tags: ['webinars'],
    votes: 51,
    saves: 46,
    views: 812,
  },
  {
    key: 'ins-pipeline-coverage',
    author: 'grace-kimani',
    topic: 'Pipeline forecasting',
    flow: 'new',
    status: 'approved',
    daysAgo: 88,
    title: 'Three times coverage is folklore; work out your own ratio by stage age',
    question: 'How much pipeline do we need at the start of a quarter to be reasonably sure of hitting the number?',
    brief: 'Old pipeline converts at a fraction of fresh pipeline. Weight by age before you talk about coverage.',
    sections: {
      strategy:
        'Take eight quarters of opening pipeline and split each deal by how long it had been in its stage on day one: under 30 days, 30 to 90, older. Compute what share closed within the quarter. You’ll typically find something like 34%, 17% and 4%. Coverage is then the sum of the weighted value divided by the target, and you want 1.1, not 3.',
      critical:
        'The split only works if nobody resets stage dates. Lock the field, or use the change history. Recompute twice a year at most, since people start gaming a ratio that moves. Self-created deals by sellers in the last week before the quarter opens deserve their own bucket. In my data they close half as often.',
      example:
        'A telecoms reseller began the spring with 3.4 times coverage and landed at 71% of plan. Two thirds of that pipeline was older than 90 days. By age-weighted arithmetic it had had 0.68 on day one, and nobody would have been surprised. They spent the next quarter creating fewer deals and closing out 214 dead ones.',
    },
    body: null,
    industries: ['Telecommunications', 'Software as a service'],
    tags: ['pipeline coverage'],
    votes: 73,
    saves: 66,
    views: 1047,
  },
  {
    key: 'ins-pipeline-marketing-lag',
    author: 'nina-petrova',
    topic: 'Pipeline forecasting',
    flow: 'new',
    status: 'draft',
    daysAgo: 4,
    title: 'Forecast marketing pipeline from lag, not from last month',
    question: 'How do I forecast marketing-sourced pipeline when every campaign takes a different time to pay off?',
    brief:
      'Build one lag curve per channel from first touch to opportunity, then let this month’s activity tell you about the next four.',
    sections: {
      strategy:
        'For each channel, take the people first touched in a given month and plot what share became an opportunity after one, two, three and so on months. Average a year of those curves. Webinars in my sample give half of their opportunities by week five; content needs five months. Multiply this month’s volume by each curve and add up.',
      critical:
        'Small channels produce jagged curves. Under 30 opportunities a year, lump them together. A change in lead definition breaks every curve at once, so note the date and start afresh.',
      example:
        'A payroll vendor had planned a hiring round on a record March. The curves showed that the record came from a November event and that April would drop by a third. It dropped by 29%, and the hires had been moved to June.',
    },
    body: null,
    industries: ['Human resources technology'],
    tags: ['lag curves'],
    votes: 0,
    saves: 0,
    views: 0,
  },
]
