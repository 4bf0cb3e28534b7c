/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const PRODUCT_INSIGHTS = [
  {
    key: 'ins-activation-definition',
    author: 'priya-raman',
    topic: 'Onboarding and activation',
    flow: 'new',
    status: 'draft',
    daysAgo: 6,
    title: 'Choose the activation event by what it predicts',
    question:
      'How do you choose an activation event that predicts retention and isn’t just the step that’s easiest to count?',
    brief:
      'Test every early action against month-three retention, and pick the simplest that separates stayers from leavers.',
    sections: {
      strategy:
        'List all actions that at least a fifth of new accounts take in week one. For each, compare month-three retention of those who did it with those who didn’t. Keep the three with the largest gap. Among them, choose the one you can influence.',
      critical:
        'A large gap can mean that keen people do everything. Run one experiment that pushes the action before you build a roadmap on it.',
      example:
        'In a recipe planner, saving a shop list separated stayers from leavers far better than saving recipes. A prompt for the list raised retention by four points; a prompt for recipes did nothing.',
    },
    body: null,
    industries: ['Food and beverage'],
    tags: ['activation'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-activation-empty-state',
    author: 'chloe-nguyen',
    topic: 'Onboarding and activation',
    flow: 'new',
    status: 'approved',
    daysAgo: 18,
    title: 'Start new accounts with a finished example of their own work',
    question:
      'Should a new account open on an empty screen, a tour or sample data, and what changes the activation rate most?',
    brief: 'Neither tour nor generic sample data. A half-finished piece of the user’s own work beats both.',
    sections: {
      strategy:
        'Ask one question at sign-up whose answer lets you build something: the company’s web address, a file, last week’s calendar. Use it to create the first object before the first screen loads. The person then corrects rather than creates, and correcting takes a tenth of the courage. We keep the blank version one click away for the 15% who want it.',
      critical:
        'Sample data in somebody else’s name is furniture. People delete it or, worse, believe it’s theirs. If you fill in real data, show where it came from in one line, or security-minded buyers leave. Measure time to the first edit: under two minutes is good.',
      example:
        'A rostering tool opened with a tour of seven bubbles; 9% reached the end. We asked new customers for a photo of the paper roster on their wall and typed it in for them, by hand at first. Activation within three days went from 26% to 49%. Once it had worked for 300 accounts, we automated the typing.',
    },
    body: null,
    industries: ['Software as a service', 'Human resources technology'],
    tags: ['empty states', 'PLG'],
    votes: 102,
    saves: 94,
    views: 1877,
  },
  {
    key: 'ins-free-paid-limits',
    author: 'david-cohen',
    topic: 'Free-to-paid conversion',
    flow: 'new',
    status: 'approved',
    daysAgo: 30,
    title: 'Put the paywall behind the second success',
    question: 'Where should the limit of a free plan sit so that people upgrade without feeling trapped?',
    brief:
      'The first success must be free and complete. The wall belongs right before the second or third, in units the buyer counts anyway.',
    sections: {
      strategy:
        'Find the unit that people count out loud: projects, sites, invoices, people in the room. Let them finish the first one without any restriction, export included. The limit stands before the repeat. Someone who comes back for a second project has already compared you with the alternative and knows what an hour of theirs costs.\n\nLimits on features are a different instrument. Use them to separate kinds of customer, never to punish a small one.',
      critical:
        'Time limits suit products that are used daily and ruin ones used monthly; a tax tool with a 14-day trial will be tried by people who are in the wrong fortnight. Announce the limit on day one. And leave read access when somebody stops paying. Holding work hostage raises conversion this month and halves recommendations.',
      example:
        'A survey tool capped responses at 100, in the middle of the first survey. Furious reviews, 2.1% conversion. We moved the cap to the third survey with unlimited responses. Conversion fell to 1.7% for a quarter, then reached 3.6%, since four times as many people had finished something.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['freemium', 'paywall', 'PLG'],
    votes: 95,
    saves: 83,
    views: 1604,
  },
  {
    key: 'ins-free-paid-human',
    author: 'maya-goldberg',
    topic: 'Free-to-paid conversion',
    flow: 'old',
    status: 'approved',
    daysAgo: 175,
    title: 'Call the free accounts that act like teams',
    question: null,
    brief:
      'Self-serve doesn’t mean silent. A short call to one kind of free account, the one where a fourth person has just joined, is the best use of a salesperson’s morning.',
    sections: null,
    body: [
      'Four people from one company in one workspace means the tool has been discussed. We call within a day, offer nothing, and ask what the fourth person was invited for. The answer is nearly always a project with a date. Then we help with the date.',
      'Of 100 such accounts, about 30 pick up, twelve ask for terms and seven pay within a month. Without the call it’s three. The wrong accounts, single users who log in every day, hate the same call; they’re happy and would like to be left alone.',
      'Give the callers a quota of conversations and not of revenue, at least for six months. As soon as the call smells of a quota, the product loses the reason why people bring in their colleagues.',
      'The cost: one junior person handles 25 of these a week.',
    ],
    recordings: [{ title: 'The fourth-person call', seconds: 196 }],
    industries: ['Software as a service', 'Education technology'],
    tags: ['product-qualified leads', 'PLG'],
    votes: 59,
    saves: 51,
    views: 902,
  },
  {
    key: 'ins-experiments-kill',
    author: 'oskar-nilsson',
    topic: 'Growth experiments',
    flow: 'new',
    status: 'approved',
    daysAgo: 44,
    title: 'Decide the decision before the experiment',
    question: 'Why do most of our growth experiments end as “inconclusive”, and what can a team of four do about it?',
    brief: 'Write the action for each outcome beforehand. If two outcomes lead to the same action, don’t run the test.',
    sections: {
      strategy:
        'Our experiment card has four lines: what we change, the smallest effect that would matter, what we do if it is reached, what we do if it isn’t. If both lines say “ship it”, we ship it and save three weeks. Before starting we compute how many users the smallest effect needs. With 4,000 sign-ups a month you can detect a jump from 20% to 24%; you can’t detect 20% to 21%, so we don’t try.',
      critical:
        'Small companies copy the testing habits of giants with a thousand times their traffic. Under 10,000 users a month, test bold things or ask people. Peeking ruins more tests than bugs do, so nobody looks before the date on the card. One exception: a guard metric, such as refunds, that may stop it at once.',
      example:
        'A design tool had run 31 tests in a year and acted on five. With the card, the team ran 12 and acted on all of them, including four removals. Activation rose from 11% to 19%, and the one change nobody had wanted to test, deleting the tour, was worth the most.',
    },
    body: null,
    industries: ['Software as a service', 'Media and entertainment'],
    tags: ['experimentation', 'sample size'],
    votes: 87,
    saves: 91,
    views: 1455,
  },
  {
    key: 'ins-experiments-fake-door',
    author: 'noah-fischer',
    topic: 'Growth experiments',
    flow: 'new',
    status: 'approved',
    daysAgo: 128,
    title: 'Fake doors are fine if you open them',
    question: 'Is it acceptable to show a button for a feature that does not exist yet in order to measure demand?',
    brief: 'Yes, for a week, to a tenth of users, with an honest page behind it and a person who writes back.',
    sections: {
      strategy:
        'The button shows for 10% of users for seven days. Behind it stands one sentence, “We’re deciding whether to build this; tell us what you’d use it for”, and a text field. Clicks measure curiosity. Filled fields measure demand, at about one in nine clicks. I write back to everyone who filled it in, within two days, and the five best conversations become the specification.',
      critical:
        'Never behind a payment button. Never for something that the contract of a large customer promises. Take the door down on the seventh day; a dead button that stays for a month teaches people not to click on new things. Developers in particular remember, and post about it.',
      example:
        'For a documentation tool we tested five ideas this way in one spring. Offline mode had the most clicks, 2,140, and 31 answers, most of them “just curious”. A command to check broken links had 400 clicks and 96 answers with team names in them. We built the second, and 38% of paying teams use it every week.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['fake door', 'demand testing'],
    votes: 48,
    saves: 45,
    views: 733,
  },
  {
    key: 'ins-referrals-both-sides',
    author: 'emma-johansson',
    topic: 'In-product referrals',
    flow: 'new',
    status: 'approved',
    daysAgo: 57,
    title: 'Referral prompts belong after relief, not after sign-up',
    question:
      'When should a subscription app ask people to invite a friend, and what reward makes them do it without attracting cheats?',
    brief: 'Ask in the minute after the app took a worry away. Reward the friend more than the sender.',
    sections: {
      strategy:
        'Look for the moment of relief: the refund arrived, the sleep report was good, the tax form went off. In interviews people breathe out when they describe it. The prompt goes there, once a quarter at most, worded as help for one particular person: “Who else dreads this?” The friend gets two months free. The sender gets one, and only after the friend’s second payment.',
      critical:
        'Rewards that pay at sign-up attract farms; a third of referrals in one programme I took over were from eleven phones. Avoid leaderboards for the same reason. Watch retention of referred people separately: if it isn’t at least 10% better than average, you are paying for coupons.',
      example:
        'A language app asked on day one with a $10 reward and got 0.8 invitations per hundred users, of poor quality. We moved the prompt to the evening after someone’s first real conversation. Invitations rose to 4.6 per hundred and referred learners stayed 22% longer than others. Spending per new subscriber fell to $9.',
    },
    body: null,
    industries: ['Education technology', 'Media and entertainment'],
    tags: ['referral programme', 'consumer apps'],
    votes: 71,
    saves: 62,
    views: 1090,
  },
  {
    key: 'ins-referrals-b2b-artifacts',
    author: 'mateus-carvalho',
    topic: 'In-product referrals',
    flow: 'new',
    status: 'approved',
    daysAgo: 205,
    title: 'In B2B, the document is the referral',
    question:
      'Do in-product referrals work for business tools where nobody wants to be paid for recommending software?',
    brief:
      'Nobody invites for a gift card. They share output. Make the shared output good and readable without an account.',
    sections: {
      strategy:
        'Count how many people outside the account see what your product makes: invoices, reports, booking pages, signed files. That’s your invisible audience. Make the shared page load in under a second, useful without logging in, and end with one quiet line on what made it. Then let the recipient do one small thing, such as comment or reschedule, before anything asks for an account.',
      critical:
        'A loud banner makes customers pay to remove it, and then the channel is gone. We measure complaints per 10,000 views and keep it under one. The loop is slow: our average recipient saw seven documents before starting anything, over five months. Don’t judge it by the quarter.',
      example:
        'A quoting tool for installers sent 90,000 quotes a month to households, which looked like a dead end. But 3% of recipients were tradespeople themselves. A line about how the quote was made brought 410 sign-ups a month at no cost, and these converted at twice the rate of paid search.',
    },
    body: null,
    industries: ['Software as a service', 'Real estate technology'],
    tags: ['viral loops', 'PLG'],
    votes: 63,
    saves: 70,
    views: 986,
  },
  {
    key: 'ins-pmm-launch-tiers',
    author: 'arjun-mehta',
    topic: 'Product marketing',
    flow: 'new',
    status: 'approved',
    daysAgo: 11,
    title: 'Three launch tiers and a yearly cap on the first',
    question:
      'How do we stop treating every release as a launch without product managers feeling that their work is ignored?',
    brief:
      'Two first-tier launches a year, decided on evidence of demand; everything else has a fixed, lighter recipe.',
    sections: {
      strategy:
        'Tier one changes who can buy or what they pay; two a year, no exceptions, twelve weeks of preparation. Tier two changes how existing customers work; a short video, an in-product note for the segment that is affected, a line for sales. Tier three goes into the changelog on Thursdays. The product manager proposes a tier with two numbers, the accounts that asked for it and the revenue behind them, and product marketing decides.',
      critical:
        'The cap is what makes it work. Without it every tier inflates within two quarters. Write the recipes down, including what you won’t do: no press for tier two, ever. Review six weeks after each tier-one launch whether the segment that was meant to use it does, and publish the result internally even when it is embarrassing.',
      example:
        'A data platform went from nineteen “launches” a year to two. The first under the new rules, a warehouse connector, reached 44% of target accounts in six weeks; the median before had been 7%. Two product managers complained. One of them asked for tier three next time, as it ships sooner.',
    },
    body: null,
    industries: ['Software as a service', 'Artificial intelligence'],
    tags: ['launch planning', 'PMM'],
    votes: 65,
    saves: 73,
    views: 921,
  },
  {
    key: 'ins-pmm-battlecards',
    author: 'elena-marchetti',
    topic: 'Product marketing',
    flow: 'old',
    status: 'approved',
    daysAgo: 236,
    title: 'Battle cards nobody reads, and what replaced them',
    question: null,
    brief:
      'I once maintained 24 competitor cards of two pages each. Usage data said that four salespeople had opened one in a quarter. We replaced them by something much smaller.',
    sections: null,
    body: [
      'For each of the five rivals that show up in over 10% of deals, there is now one sentence to say, one question to ask and one thing to admit. The admission matters most. When a seller says freely where the other product is better, buyers believe what comes next.',
      'The question is written so that the honest answer favours us: “How do you handle approvals when the manager is on leave?” It can be asked by someone in their second week.',
      'Every month we interview two people who chose the rival and rewrite a line if we learn something. If three months pass without a change, we’re not listening.',
      'Win rates against the largest rival went from 31% to 42% within three quarters. I don’t claim it all for the sentences; the sellers also stopped being afraid.',
    ],
    recordings: [{ title: 'One sentence, one question, one admission', seconds: 224 }],
    industries: ['Software as a service'],
    tags: ['competitive selling', 'PMM'],
    votes: 52,
    saves: 49,
    views: 840,
  },
]
