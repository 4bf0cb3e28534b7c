/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const BRAND_INSIGHTS = [
  {
    key: 'ins-positioning-lost-deals',
    author: 'elena-marchetti',
    topic: 'Positioning and messaging',
    flow: 'new',
    status: 'approved',
    daysAgo: 12,
    title: 'Position against what the buyer does today, not against your rivals',
    question: 'How do I find the alternative my buyers really compare us with before I rewrite our positioning?',
    brief:
      'Most positioning is written against the wrong competitor. Ten calls with lost and stalled deals show the right one.',
    sections: {
      strategy:
        'Take your last 30 closed deals, won and lost, and write next to each one what the buyer would have done had you not existed. Ask the salesperson first, then call ten of the buyers. In most companies under 100 people, the answer is a spreadsheet, an intern or nothing at all in more than half the cases, and a named rival in fewer than a fifth.\n\nThen write one sentence per alternative: what is annoying about it on an ordinary Tuesday. The most common annoyance is the opening of your home page.',
      critical:
        'Don’t run this as a survey. People tick the rival they’ve heard of. On a call they tell you about the shared drive. And don’t position against “nothing” by listing risks; people who do nothing have already made peace with the risk. Show them the hours.',
      example:
        'A tool for grant applications spent a year comparing itself with two larger tools. Of 27 lost deals, 19 had gone back to a spreadsheet kept by one person named in every call. We rewrote the first screen around that person going on leave. Demo requests rose from 41 to 68 a month on the same traffic.',
    },
    body: null,
    industries: ['Software as a service', 'Non-profit and public sector'],
    tags: ['win-loss', 'home page'],
    votes: 64,
    saves: 31,
    views: 912,
  },
  {
    key: 'ins-messaging-five-seconds',
    author: 'naledi-khumalo',
    topic: 'Positioning and messaging',
    flow: 'old',
    status: 'approved',
    daysAgo: 133,
    title: 'Test the message on strangers, not on the board',
    question: null,
    brief:
      'Show your headline to 15 people who fit your customer profile for five seconds, take it away and ask what the company sells. Under nine correct answers, keep writing.',
    sections: null,
    body: [
      'I pay people for this, usually $25 for ten minutes, because volunteers are too kind. I never ask whether they like the line. I ask what it sells, who it’s for and what it would replace. The wording of wrong answers is worth more than the score: it shows which word sent them astray. In three projects out of four that word was “platform”.',
      'What it can’t do: it tells you whether you are understood, not whether you are wanted. A clear sentence about something nobody needs passes with flying colours. So I only run it once interviews have shown what people are trying to get rid of.',
      'A payroll company tested four lines. The board’s favourite scored 3 out of 15. The one a support agent had suggested, “Pay day without the Thursday night”, scored 13, and 8 of those people asked where to find it.',
    ],
    recordings: [
      { title: 'How to run the five-second test', seconds: 214 },
      { title: 'Reading the wrong answers', seconds: 121 },
    ],
    industries: ['Human resources technology'],
    tags: ['message testing'],
    votes: 38,
    saves: 19,
    views: 640,
  },
  {
    key: 'ins-brand-measure-recall',
    author: 'camille-dubois',
    topic: 'Brand strategy',
    flow: 'new',
    status: 'approved',
    daysAgo: 27,
    title: 'Brand is a budget line: how to measure it with 200 interviews a year',
    question: 'How can a mid-sized company measure whether its brand spending does anything, without a tracking study?',
    brief:
      'Ask 50 category buyers the same three questions each quarter. It costs about $4,000 a year and survives a sceptical finance director.',
    sections: {
      strategy:
        'Each quarter, ask 50 people who buy your category, but aren’t your customers, three things: which suppliers come to mind, which they would shortlist, and one word for each. Always the same questions, the same panel provider and the same weeks of the year. Report the rolling four quarters, so 200 answers, and never a single quarter. With that sample a change of seven points means something; three points is weather.',
      critical:
        'Do not change the wording, even when it is bad. Never mix in your own customers, who will flatter you. And decide before you start what you would do if the number fell, otherwise nobody will look at it in the second year.',
      example:
        'A maker of kitchen appliances cut television and moved 30% of it to shop staff training. Spontaneous recall fell from 22% to 19% over a year, and shortlisting rose from 11% to 18%. The board had been ready to reverse the decision after one quarter of recall alone. Revenue in the trained shops was up 14% when the year closed.',
    },
    body: null,
    industries: ['Consumer goods', 'E-commerce and retail'],
    tags: ['brand tracking'],
    votes: 47,
    saves: 35,
    views: 701,
  },
  {
    key: 'ins-brand-architecture',
    author: 'charlotte-evans',
    topic: 'Brand strategy',
    flow: 'new',
    status: 'approved',
    daysAgo: 74,
    title: 'After an acquisition, decide the brand question in ninety days or not at all',
    question: 'When we buy a smaller company, should we keep its brand, merge it into ours or run both side by side?',
    brief:
      'Whose name opens the door decides it, product by product. Running both without a date is the most expensive choice.',
    sections: {
      strategy:
        'Ask one question per product: whose name gets the meeting? Have both sales teams call twenty shared prospects under each name and count. If the acquired name wins, keep it as a product name under yours. If yours wins, retire theirs with a two-year redirect and a line in the footer. If it’s a draw, yours wins, because one name costs less than two.',
      critical:
        'Two brands with no end date cost more than the launch of either: two websites, two event stands, two sets of search rankings that compete. I’ve seen $600,000 a year go that way at a company with revenue of $40 million. Tell the acquired team first, and in person. They read the logo as the news about their jobs, whatever the memo says.',
      example:
        'A compliance software group bought four firms in three years and kept every name “for now”. Salespeople carried four decks. When we counted doors opened, one acquired name beat the parent by 31 to 12 among banks and lost everywhere else. It survived for banks only. The other three were gone within two quarters, and renewals didn’t move.',
    },
    body: null,
    industries: ['Software as a service', 'Professional services'],
    tags: ['mergers', 'brand architecture'],
    votes: 29,
    saves: 22,
    views: 433,
  },
  {
    key: 'ins-category-no',
    author: 'amara-okafor',
    topic: 'Category design',
    flow: 'new',
    status: 'approved',
    daysAgo: 48,
    title: 'Most companies should not create a category',
    question: 'How do I know whether our product needs a new category or should compete in an existing one?',
    brief:
      'Three tests before you name a category. Failing one of them means borrowing an existing shelf and modifying it.',
    sections: {
      strategy:
        'I run three tests. Does a budget line exist for the problem? Do buyers describe the problem in roughly the same words, unprompted, in at least seven of ten interviews? Can you afford to teach for 24 months, say $1.5 million, before the term pays you back? Fail the first and you need a category. Fail the second or the third and you can’t have one yet.\n\nThe cheap alternative is a known category with one adjective in front of it. “Treasury software for marketplaces” needs no explaining, and the adjective does the excluding for you.',
      critical:
        'Never announce a category on your own. Analysts and procurement believe in one when three vendors use the word, so you need rivals to copy you. If that thought makes you uncomfortable, you wanted a slogan.',
      example:
        'A payments company in West Africa had coined a term and spent four quarters explaining it. In 40 recorded first calls, buyers used it twice, both times as a joke. We went back to “collections for lenders”. First calls became nine minutes shorter and the share that reached a second call went from 38% to 55%.',
    },
    body: null,
    industries: ['Financial technology'],
    tags: ['category creation', 'GTM'],
    votes: 81,
    saves: 44,
    views: 1260,
  },
  {
    key: 'ins-category-index',
    author: 'julia-santos',
    topic: 'Category design',
    flow: 'old',
    status: 'approved',
    daysAgo: 210,
    title: 'Own the category’s yearly number',
    question: null,
    brief:
      'A category gets real when journalists have a figure to quote. Publish one number about the problem, once a year, on the same day, with the method attached.',
    sections: null,
    body: [
      'Choose a number that you alone can count, ideally from your own data: hours lost, share of invoices paid late, days to fill a shift. The report itself can be six pages. The date matters more than the design, because editors plan around a date that returns.',
      'The first year is quiet. Ours got four mentions. In the second year people compare, and a comparison is a story. By the third, competitors quoted it in their own decks with our name beneath the chart.',
      'Resist making the number look bad for everybody but your customers. One year we adjusted the sample to sharpen the story, a reader noticed, and we spent the spring apologising. Have someone outside the company sign off the method.',
      'Cost at a logistics platform with 40 people: eleven working days and $9,000 for a statistician and a designer. It brought 60 to 70 links a year and one meeting in eight that autumn.',
    ],
    recordings: [{ title: 'Choosing the number', seconds: 187 }],
    industries: ['Logistics and supply chain', 'Software as a service'],
    tags: ['annual report', 'PR and links'],
    votes: 33,
    saves: 27,
    views: 518,
  },
  {
    key: 'ins-naming-shortlist',
    author: 'rebecca-stein',
    topic: 'Naming and identity',
    flow: 'new',
    status: 'approved',
    daysAgo: 95,
    title: 'Kill names by phone, before anybody falls in love',
    question:
      'What is a sane process for naming a product in three weeks without ending up with a committee compromise?',
    brief:
      'Write 200, screen to 20 on trademarks, and drop every name that fails a bad phone line. One person decides.',
    sections: {
      strategy:
        'Week one: two writers, 200 names, no discussion. Week two: a trademark search in your three main markets, which leaves about 20. Then the phone test. Someone with a cold reads each name once over a bad line to five people who write it down. Three different spellings and the name is out. Week three: print the surviving five on an invoice, a badge and a login screen, and let one named person choose.',
      critical:
        'Never show more than five. Never show them next to each other in large type either; nobody meets a name that way. Budget $3,000 for clearance per finalist and treat the domain as secondary: a verb or a country ending in front of a good name beats a bare domain with a bad one.',
      example:
        'A scheduling product had gone through two naming workshops with fourteen participants. The winner had been the name nobody hated. Half the callers misspelt it and 6% of password resets came from wrong domains. The replacement took 18 days, was chosen by the head of product, and has needed no explanation since.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['naming', 'trademark'],
    votes: 42,
    saves: 39,
    views: 688,
  },
  {
    key: 'ins-identity-refresh-cost',
    author: 'maya-goldberg',
    topic: 'Naming and identity',
    flow: 'new',
    status: 'pending',
    daysAgo: 2,
    title: 'What a visual refresh costs once you count the product',
    question:
      'What should we budget for a new visual identity, including the parts that agencies leave out of the quote?',
    brief:
      'The agency fee is usually a third of the bill. Product screens, templates and signed documents are the rest.',
    sections: {
      strategy:
        'Before asking for quotes, list every surface that carries the logo, count them, and put a name beside each. At a company of 150 people I expect 60 to 90 surfaces. Multiply the agency’s fee by three and you have a working budget. Roll out in order of how often a customer sees each surface: product first, invoices second, website third, office last.',
      critical:
        'Emails that are sent by old systems are always forgotten, and so are PDF contracts, app store screenshots and the favicon of the status page. Agree on a date after which the old logo is a bug, with a ticket, and not a matter of taste.',
      example:
        'A health records company signed a studio for $85,000 and finished at $240,000. Of the difference, $90,000 was front-end work on 34 screens, and most of the rest was reprinting consent forms that clinics were legally bound to archive.',
    },
    body: null,
    industries: ['Health technology'],
    tags: ['rebrand'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-analyst-briefing',
    author: 'rebecca-stein',
    topic: 'Analyst and press relations',
    flow: 'new',
    status: 'approved',
    daysAgo: 19,
    title: 'Brief analysts four times a year with one customer and no slides',
    question: 'How does a vendor with no analyst budget get mentioned in market reports within a year?',
    brief:
      'Free briefings exist at every firm. Consistency and a customer on the line get you further than a subscription.',
    sections: {
      strategy:
        'Pick the two analysts who write about your exact problem, by reading what they published and ignoring what they’re called. Book a 30-minute briefing each quarter, which is free. Spend five minutes on what changed, fifteen with a customer who talks without you, and ten asking what buyers have been asking them. Send three numbers afterwards in plain text.',
      critical:
        'Analysts remember vendors who say what they don’t do. Do not ask how to get placed better; ask what the last three buyers got wrong. A paid seat makes sense once more than a quarter of your deals mention a report, and not before. I’d rather spend that $50,000 on two customer researchers.',
      example:
        'A network monitoring vendor with 35 people did this for five quarters and paid nothing. In the third, the analyst forwarded an unsolicited inquiry from a bank. In the fifth it was named in the report as one of six to watch. Their customer from a hospital had spoken in four of the five briefings.',
    },
    body: null,
    industries: ['Cybersecurity', 'Telecommunications'],
    tags: ['analyst relations'],
    votes: 25,
    saves: 18,
    views: 371,
  },
  {
    key: 'ins-press-embargo',
    author: 'camille-dubois',
    topic: 'Analyst and press relations',
    flow: 'old',
    status: 'approved',
    daysAgo: 301,
    title: 'One journalist, properly, beats a press list',
    question: null,
    brief:
      'A release to 400 addresses earns a few copies on sites that copy everything. One exclusive to the right reporter earns an article that your buyers read.',
    sections: null,
    body: [
      'I read a reporter’s last twenty pieces and write to one person, with a first line about what they wrote and why this contradicts or continues it. I offer the numbers, a customer, and two days alone with the story. If they pass, they usually say why, and the next one gets a better offer.',
      'What you must have ready: a founder who picks up within the hour, a photo that isn’t a headshot, and figures that you are prepared to see printed. If legal needs three days to clear a quote, you aren’t ready for press.',
      'For a stove maker we gave one regional paper the story of emission tests that had gone badly the first time. It ran on page three. Visits went up by a factor of nine that weekend, 212 households asked for a quote and two national papers called on Monday. The funding announcement of the year before, sent to everyone, had brought eleven visits.',
    ],
    recordings: [
      { title: 'Writing to one reporter', seconds: 166 },
      { title: 'What to have ready', seconds: 98 },
    ],
    industries: ['Consumer goods', 'Clean energy'],
    tags: ['public relations'],
    votes: 21,
    saves: 12,
    views: 344,
  },
]
