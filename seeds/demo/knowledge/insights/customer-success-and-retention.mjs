/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const SUCCESS_INSIGHTS = [
  {
    key: 'ins-churn-exit-calls',
    author: 'ngozi-adeyemi',
    topic: 'Churn reduction',
    flow: 'new',
    status: 'approved',
    daysAgo: 16,
    title: 'Call customers sixty days after they left',
    question: 'How do we learn the real reasons for churn when the cancellation form always says “too expensive”?',
    brief: 'Two months after leaving, people are calm and honest. Twenty calls a quarter rewrote our retention plan.',
    sections: {
      strategy:
        'The cancellation form is answered by somebody who wants to get away. Sixty days later the same person has a new tool and a view. I ask for 15 minutes and three things: when did you first think of leaving, what happened that week, and what do you miss? The first question does the work. The thought comes on average five months before the cancellation, and it is tied to an event we can look up.',
      critical:
        'The caller must not be from sales, and must not try to win the customer back. People smell it. About 45% agree to talk if a person writes two lines without a survey link. Code the events yourself and not by reason: “champion left”, “invoice dispute”, “failed import”. Reasons are opinions, while events have dates.',
      example:
        'A payments firm believed it lost merchants over fees. In 63 calls, 29 traced it back to a payout that was late in the first quarter and never explained. A message sent before the merchant noticed, with the new date, cost nothing. Churn among merchants with a late payout fell from 31% to 14% a year.',
    },
    body: null,
    industries: ['Financial technology', 'Software as a service'],
    tags: ['exit interviews', 'churn'],
    votes: 97,
    saves: 92,
    views: 1650,
  },
  {
    key: 'ins-churn-annual-timing',
    author: 'ana-ribeiro',
    topic: 'Churn reduction',
    flow: 'old',
    status: 'approved',
    daysAgo: 153,
    title: 'The renewal is decided in month four',
    question: null,
    brief:
      'We looked at 900 annual contracts. What happened between day 90 and day 120 predicted renewal better than anything in the last quarter of the term.',
    sections: null,
    body: [
      'In month four the project team goes home. If by then a second team uses the product, 93% renew. If it’s still the one person who bought it, 61% do. So our success managers now have a single goal for new customers: a second team by day 120. No health score, no quarterly review until then.',
      'The way to get it is dull. In week six we ask for a half-hour with the neighbour department and show them what the first one built. Nine times out of ten nobody had told them.',
      'Quarterly business reviews in month eleven saved almost nobody. By then people have decided and are only polite.',
      'Where it doesn’t apply: tools for one specialist. For these, count weekly use by that person and whether there’s a deputy.',
    ],
    recordings: [{ title: 'The second team by day 120', seconds: 189 }],
    industries: ['Financial technology', 'Human resources technology'],
    tags: ['renewals', 'NRR'],
    votes: 68,
    saves: 65,
    views: 1066,
  },
  {
    key: 'ins-onboarding-first-invoice',
    author: 'patricia-gomez',
    topic: 'Customer onboarding',
    flow: 'new',
    status: 'approved',
    daysAgo: 47,
    title: 'End onboarding on a result the customer announces',
    question: 'How should we define the end of customer onboarding so that it means something to both sides?',
    brief: 'Onboarding ends when the customer has told its own organisation about a result, in its own words.',
    sections: {
      strategy:
        'In the kick-off I ask the sponsor to write the message they’d like to send to their boss in eight weeks, with a number in it. We keep that draft on the first page of the project plan. Every task must serve it, or wait. When they send the message, onboarding is over, and not when all modules are configured. Most projects drop a third of their tasks this way.',
      critical:
        'Watch for drafts without a number, such as “we are now more transparent”. Ask what someone would see. If the sponsor can’t write it in the kick-off, the sale was to the wrong person, and the sooner the salesperson hears of it the better. Customers who insist on all modules at once get a longer contract and a second phase.',
      example:
        'At an expense management vendor onboarding took 19 weeks, and customers who had finished it renewed no better than others. With the message as the goal it took nine. 41 of 50 sponsors sent it. Renewal among these was 96%, and with the nine others we knew in week nine, not in month twelve, that there was a problem.',
    },
    body: null,
    industries: ['Financial technology', 'Software as a service'],
    tags: ['time to value'],
    votes: 60,
    saves: 74,
    views: 934,
  },
  {
    key: 'ins-onboarding-tech-touch',
    author: 'emma-johansson',
    topic: 'Customer onboarding',
    flow: 'new',
    status: 'approved',
    daysAgo: 194,
    title: 'Small customers prefer a class to a manager',
    question: 'How can we onboard customers paying under $3,000 a year without a dedicated person for each of them?',
    brief: 'A live class twice a week, where people set up their own account, beat both videos and one-to-one calls.',
    sections: {
      strategy:
        'Tuesdays and Thursdays, 50 minutes, cameras optional, at most 20 accounts. The teacher sets up a fictional company and everybody copies it with their own data. At minute 40 people show each other. Customers book the class in the sign-up flow and not from an email, which alone moved attendance from 12% to 55%. Anyone may come twice.',
      critical:
        'It is tempting to record it and stop teaching. The recording had a completion of 8%. Being seen is what makes people finish. Limit the class to one outcome, in our case the first published schedule. And hire teachers for it: the best I had came from a primary school, and knew nothing of software.',
      example:
        'A yoga studio platform with 4,200 small customers ran on two success managers who answered the same nine questions all week. Now three teachers take 160 accounts a month through the class. The 90-day churn of those attending is 5%, against 16% among the rest. Some of that is selection; in a randomised month it was 7 against 13.',
    },
    body: null,
    industries: ['Software as a service', 'Travel and hospitality'],
    tags: ['group onboarding', 'SMB'],
    votes: 55,
    saves: 67,
    views: 860,
  },
  {
    key: 'ins-expansion-usage-signal',
    author: 'jin-woo-seo',
    topic: 'Expansion revenue',
    flow: 'new',
    status: 'approved',
    daysAgo: 23,
    title: 'Sell more only to accounts that export',
    question: 'Which usage signals show that an account is ready to buy more, and which ones only look like it?',
    brief: 'Exports and questions about permissions predict expansion. Logins and seats near the limit do not.',
    sections: {
      strategy:
        'We compared 240 accounts that grew with 240 that didn’t, in the 90 days before. Two signals stood out. Exports to other systems, because somebody outside needed the data; and support tickets on permissions, as a new group was about to come in. Accounts with both bought more within a quarter in 38% of cases, against a base of 9%. So the expansion list is made from tickets, and support gets a share of the bonus.',
      critical:
        'High seat usage turned out to be misleading: accounts at 95% of seats often manage by sharing logins, and the call about it makes them defensive. Don’t let a rep call on a signal without saying what was seen. “You exported the shift report eleven times this month, who reads it?” opens the conversation honestly.',
      example:
        'A workplace platform had been calling all accounts at 80% of seats. One in 25 bought. With the two signals the team made a fifth of the calls and closed three times the revenue, $640,000 in two quarters. It also found eleven accounts exporting in order to leave, and kept seven.',
    },
    body: null,
    industries: ['Software as a service', 'Human resources technology'],
    tags: ['expansion', 'usage data', 'NRR'],
    votes: 72,
    saves: 80,
    views: 1144,
  },
  {
    key: 'ins-expansion-owner',
    author: 'chloe-nguyen',
    topic: 'Expansion revenue',
    flow: 'old',
    status: 'approved',
    daysAgo: 247,
    title: 'Who should own the upsell: my answer changed',
    question: null,
    brief:
      'I used to say that success managers must never sell. I now think they should own everything under 20% growth of an account, and hand over everything above.',
    sections: null,
    body: [
      'The argument against was trust: customers stop telling you the truth if you carry a number. I looked at our call notes before and after we gave success managers a small target. Problems were mentioned as often as before. What changed was that requests for more seats no longer lay around for two weeks waiting for a salesperson.',
      'The threshold matters. A large expansion is a new sale with new people, procurement and a competitor, and success managers aren’t trained for it. Below 20%, bringing in a salesperson is an insult to a customer who just wants five more seats.',
      'Pay: 10% of their variable, no more. With more they start to look at the account as a list.',
      'Colleagues I respect disagree, in particular where contracts are below $5,000. There, let the product do it.',
    ],
    recordings: [{ title: 'The 20% line', seconds: 145 }],
    industries: ['Software as a service'],
    tags: ['upsell', 'CSM role'],
    votes: 39,
    saves: 28,
    views: 587,
  },
  {
    key: 'ins-voice-verbatim',
    author: 'sarah-lavoie',
    topic: 'Voice of the customer',
    flow: 'new',
    status: 'approved',
    daysAgo: 34,
    title: 'Replace the satisfaction dashboard with ten quotes on a Monday',
    question:
      'How do we get product and sales to act on customer feedback that today ends in a dashboard nobody opens?',
    brief:
      'Ten verbatim quotes each Monday, chosen by a person, with a name to call. Charts describe; quotes move people.',
    sections: {
      strategy:
        'One person reads everything that came in during the week, from tickets, calls, reviews and cancellations, in about three hours. They choose ten quotes, put them unedited in a message to the whole company, and add who said it, what they pay and whether they may be called. No commentary. Once a month the same person names the three subjects which came back most often, and the head of product answers each in one sentence: doing it, not doing it, or when we decide.',
      critical:
        'Rotate the reader every quarter, so the taste of one person doesn’t become policy. Keep at least three of the ten positive, or people stop reading by March. Delete nothing unpleasant about management. The score may stay on the board slide, but don’t let anyone celebrate a two-point move from 140 answers.',
      example:
        'A learning platform had tracked a promoter score for four years and could name no decision that came from it. Within half a year of Monday quotes, eleven changes could be traced to one, among them the removal of a certificate fee that had been mentioned in 60 tickets.',
    },
    body: null,
    industries: ['Education technology', 'Non-profit and public sector'],
    tags: ['customer feedback', 'NPS'],
    votes: 62,
    saves: 59,
    views: 965,
  },
  {
    key: 'ins-voice-advisory-board',
    author: 'emma-johansson',
    topic: 'Voice of the customer',
    flow: 'new',
    status: 'pending',
    daysAgo: 1,
    title: 'Customer advisory boards: pick the critics',
    question: 'Who should sit on a customer advisory board, and how do you stop it from turning into a sales event?',
    brief:
      'Eight people, half of them unhappy, no sellers in the room, and a written answer to every proposal within a month.',
    sections: {
      strategy:
        'Invite four customers who stay because of you and four who stay despite you. Two meetings a year, a day each, with three questions you really don’t know the answer to, sent a week earlier. The product lead speaks for at most one hour of the eight. Within 30 days each proposal gets an answer in writing, including no with a reason.',
      critical:
        'Sellers outside, and that includes the chief executive if they can’t stop selling. A board of fans costs $30,000 a year and confirms the roadmap. Limit the term to two years, because members begin to think like you.',
      example:
        'A subscription box firm invited its loudest complainer, who had written 40 emails. She predicted in the first meeting that flexible delivery days would matter more than the new range. They did, by about six points of retention.',
    },
    body: null,
    industries: ['E-commerce and retail'],
    tags: ['advisory board'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-support-deflection',
    author: 'zainab-yusuf',
    topic: 'Support at scale',
    flow: 'new',
    status: 'approved',
    daysAgo: 83,
    title: 'Count the contacts you caused',
    question: 'How can support keep up with a customer base that doubles every year without doubling the team?',
    brief: 'Treat each contact as a defect of some other team’s work, and send them the bill in hours.',
    sections: {
      strategy:
        'Tag every contact with the team whose work would have prevented it: billing, product, sales promises, documentation. Multiply by handling time and publish the hours per team each month. Then give every team a budget. Billing may cause 40 hours a month; the 41st is discussed with its head. Contacts per customer is the number to steer by, and not response time, which only says how quickly you apologise.',
      critical:
        'Agents tag honestly only when it takes one click and nobody argues with them. Start with five tags. Expect a fight over “sales promised it”, which is usually the second largest. A help article is the last resort: if an article gets 2,000 views a month, the screen it explains is broken.',
      example:
        'A scheduling firm had 0.9 contacts per customer per month. In the first report, a single ambiguous line on the invoice made 310 hours a quarter. It was reworded in a day. After a year the figure stood at 0.38, with 2.1 times as many customers and two more agents.',
    },
    body: null,
    industries: ['Software as a service', 'Telecommunications'],
    tags: ['contact rate', 'support cost'],
    votes: 67,
    saves: 72,
    views: 1028,
  },
  {
    key: 'ins-support-ai-first-line',
    author: 'ngozi-adeyemi',
    topic: 'Support at scale',
    flow: 'new',
    status: 'approved',
    daysAgo: 10,
    title: 'Let the assistant answer only what you have answered a hundred times',
    question:
      'Which support questions should an AI assistant be allowed to answer on its own, and how do we keep quality?',
    brief: 'Whitelist by past volume and by cost of a wrong answer. Review thirty answers each day, for ever.',
    sections: {
      strategy:
        'Group a year of tickets by question. Those with over 100 occurrences and one correct answer go on the list, unless a wrong answer costs money or trust: refunds, security, deletion of data. At first that’s 20 to 30% of the volume. The assistant says that it is one, shows its source, and offers a person in every message. A human reads thirty answers a day at random and the ten with the worst ratings.',
      critical:
        'Resolution rates reported by vendors count people who gave up. Measure whether the same customer writes again within three days. If that repeat rate is more than two points above your human rate for a question, take it off the list. Also keep feeding agents the easy ones now and then; a team that only sees angry customers won’t stay.',
      example:
        'A wallet provider in Lagos put 27 questions on the list, 24% of tickets. The repeat rate was equal to the human one for 22 of them. “Where is my transfer” looked ideal and was worst, since customers wanted someone to look. It came off after nine days.',
    },
    body: null,
    industries: ['Financial technology', 'Artificial intelligence'],
    tags: ['AI support', 'deflection'],
    votes: 82,
    saves: 87,
    views: 1420,
  },
]
