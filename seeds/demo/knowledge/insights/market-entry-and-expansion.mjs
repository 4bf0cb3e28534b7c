/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const MARKET_INSIGHTS = [
  {
    key: 'ins-us-one-metro',
    author: 'sofia-herrera',
    topic: 'Entering the United States',
    flow: 'new',
    status: 'approved',
    daysAgo: 26,
    title: 'Enter one metropolitan area and one trade, not the United States',
    question: 'How narrow should a foreign software company’s first segment in the United States be?',
    brief: 'Pick a segment where twenty buyers know each other. In the US that means one metro area and one trade.',
    sections: {
      strategy:
        'References don’t travel across 50 states, but they travel across a trade association’s lunch. I look for a segment of about 300 companies in one metropolitan area, with an association, a yearly event and a local paper. Your first hire lives there. The goal for a year is twelve customers who could meet in one restaurant. After that a second metro takes a third of the time, because the trade has heard of you.',
      critical:
        'Don’t choose the metro by where your investor lives. Coastal cities have the dearest salespeople and the most competitors. Budget $700,000 for 18 months with three people, and write down beforehand at which number of customers you stop. Insurance, sales tax and a local phone number all take longer than you think. Start in month one.',
      example:
        'A Mexican maker of cold-chain software had sold to 14 US companies in eleven states over two years, with not one reference that helped the next. It moved to food distributors around a single inland city, and won 19 in fourteen months, 12 of them by introduction from another customer.',
    },
    body: null,
    industries: ['Logistics and supply chain', 'Food and beverage'],
    tags: ['US entry', 'beachhead', 'GTM'],
    votes: 78,
    saves: 82,
    views: 1233,
  },
  {
    key: 'ins-us-founder-moves',
    author: 'yuki-tanaka',
    topic: 'Entering the United States',
    flow: 'new',
    status: 'approved',
    daysAgo: 172,
    title: 'Someone who can say yes has to live there',
    question:
      'Can a Japanese or European company open the US market with a local sales leader while decisions stay at home?',
    brief:
      'Only if the local lead can change price, contract and roadmap order without a night-time call. Otherwise send a founder.',
    sections: {
      strategy:
        'American buyers expect an answer in the meeting. A local vice president who must ask headquarters about a clause loses a week each time and, more importantly, looks like an agent. I ask the board to give written authority in three areas: discounts to 20%, changes to the standard contract, and the order of two roadmap items a quarter. If they will not sign that, a founder must move for two years.',
      critical:
        'Sending a founder empties headquarters of its best seller, so name the replacement first. Visas take four to eight months. A common half-measure, one week a month, fails: the pipeline ages between visits and the person burns out. Weekly calls at a fair hour for both sides sound trivial, and predict who is still there in two years.',
      example:
        'A Japanese robotics supplier had three US heads in four years. All of them had excellent records elsewhere. The fourth got the signed authority, and closed in her first half-year what the others had closed in two. She later told me that the letter mattered mostly in recruiting, as candidates asked to see it.',
    },
    body: null,
    industries: ['Manufacturing'],
    tags: ['US entry', 'country manager'],
    votes: 34,
    saves: 36,
    views: 561,
  },
  {
    key: 'ins-europe-not-one',
    author: 'ruth-adler',
    topic: 'Entering Europe',
    flow: 'new',
    status: 'approved',
    daysAgo: 38,
    title: 'Choose your first European country by procurement, not by population',
    question: 'Which European country should an American B2B software company enter first, and how should it decide?',
    brief: 'Compare how long a signature takes, in which language, and whether references there count elsewhere.',
    sections: {
      strategy:
        'Score six countries on four facts you can establish in two weeks of calls: median weeks from first meeting to signature for a vendor like you, the language of the contract, whether works councils or public tender rules apply, and in which other countries a reference counts. The Netherlands and the Nordics tend to score well on speed, Germany on the weight of a reference, the United Kingdom on language but less on transfer than ten years ago. Size comes last.',
      critical:
        'Don’t hire one person “for Europe”. They’ll spend their life in airports. Data questions come in the first call: know where the data sits, who your sub-processors are and what your transfer mechanism is called. Notice periods of three months mean that the person you choose in March starts in July.',
      example:
        'A US planning tool picked Germany because of its size and closed one deal in 15 months. We moved the first team to Amsterdam; eleven customers in a year, two of them Dutch units of German groups. These two opened Germany, eight months later, through the side door.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['European entry', 'country choice'],
    votes: 56,
    saves: 63,
    views: 877,
  },
  {
    key: 'ins-europe-language-order',
    author: 'elena-marchetti',
    topic: 'Entering Europe',
    flow: 'old',
    status: 'approved',
    daysAgo: 116,
    title: 'Sell in English, support in theirs',
    question: null,
    brief:
      'The usual order is to translate the website first. I do the reverse: support and invoices in the local language before any marketing page.',
    sections: null,
    body: [
      'A buyer in Milan or Lyon who found you in English can read English. Their bookkeeper can’t always, and their users will not. When the invoice, the data processing agreement and the first answer from support come in Italian, the buyer is spared an argument with three colleagues.',
      'The order that worked for us: support hours and answers, invoices and contract, the ten most used screens, the pricing page, and the blog last, if ever. It takes about $40,000 a language to get through the first four.',
      'Never machine-translate the contract. We did once, and a “reasonable effort” became a guarantee.',
      'In a savings product the share of trials that became paying in Italy was half that in Ireland. After the first three steps, with the website still in English, the gap was down to 15%.',
    ],
    recordings: [
      { title: 'The order of translation', seconds: 183 },
      { title: 'What went wrong with the contract', seconds: 71 },
    ],
    industries: ['Financial technology', 'Software as a service'],
    tags: ['European entry', 'local support'],
    votes: 47,
    saves: 44,
    views: 738,
  },
  {
    key: 'ins-apac-japan-partner',
    author: 'yuki-tanaka',
    topic: 'Entering Asia-Pacific',
    flow: 'new',
    status: 'approved',
    daysAgo: 59,
    title: 'In Japan, the first distributor is a marriage; spend a year on the choice',
    question: 'How does a foreign vendor choose its first distributor in Japan without being locked in for a decade?',
    brief:
      'Work with two candidates on one real customer each before signing anything exclusive, and write the exit in first.',
    sections: {
      strategy:
        'Shortlist four distributors who already sell something next to your product, never instead of it. Offer two of them one joint project with one customer, non-exclusive, for nine months. You learn who brings whom into the room, how they report bad news, and whether your product gets a named team. Then give exclusivity for one industry, two years, renewable on three numbers: trained people, active proposals, and revenue.',
      critical:
        'Terminating a distributor without an agreed process costs you the customers’ goodwill for years, since the relationship is theirs. So agree on how customers would be handed over while everyone is still smiling. Quality complaints must be answered in Japanese on the same day. And visit each quarter, including the quarters when nothing happens.',
      example:
        'A Norwegian sensor company had signed an exclusive contract after one trade fair and sold eleven units in three years. It cost $180,000 to part. On the second try it tested two partners for ten months. The smaller won, and sold 340 units in its first full year, with four engineers who do nothing else.',
    },
    body: null,
    industries: ['Manufacturing', 'Clean energy'],
    tags: ['Japan', 'distributor', 'APAC'],
    votes: 51,
    saves: 56,
    views: 803,
  },
  {
    key: 'ins-apac-southeast-sequence',
    author: 'ruth-adler',
    topic: 'Entering Asia-Pacific',
    flow: 'new',
    status: 'approved',
    daysAgo: 254,
    title: 'Singapore is an office, not a market',
    question: 'Is Singapore the right first step for a European software company that wants to sell in Southeast Asia?',
    brief: 'As a place to hire and sign, yes. As proof of demand, no: plan the second country in the same budget.',
    sections: {
      strategy:
        'Singapore gives you contracts under familiar law, regional headquarters within walking distance and people who have done this before. It also gives you pilots at companies that like pilots. So I use it as a base and set the goal elsewhere: by month twelve, three paying customers in one larger country, Indonesia, Vietnam or the Philippines, with a local partner who invoices in local currency. Hire the second person there and not in Singapore.',
      critical:
        'Price is the wall. A European list price is often four times what the buyer pays for local software. Don’t discount; build a smaller plan, with fewer modules and partner support. Payment terms run to 90 days and withholding tax takes 10 to 15% off invoices unless the treaty paperwork is in place beforehand.',
      example:
        'A Dutch fleet tool counted nine pilots in Singapore after a year and $60,000 in revenue. We moved one of two people to Jakarta with a reduced plan at 30% of list. Twenty-two customers in the following year, $410,000, and four of the Singapore pilots converted, as they had been waiting for regional references.',
    },
    body: null,
    industries: ['Logistics and supply chain', 'Software as a service'],
    tags: ['Singapore', 'APAC'],
    votes: 35,
    saves: 40,
    views: 574,
  },
  {
    key: 'ins-localisation-price',
    author: 'mei-lin-chua',
    topic: 'Localisation',
    flow: 'new',
    status: 'approved',
    daysAgo: 13,
    title: 'Localise payment before language',
    question:
      'What should a consumer app localise first when it enters a new Southeast Asian country on a small budget?',
    brief: 'Local payment methods moved revenue more than translation in every market I have worked in.',
    sections: {
      strategy:
        'Look at where people drop out. In most first launches it’s the payment screen, because cards cover a small part of the population. Add the two leading wallets and bank transfer, show prices in local currency with familiar endings, and offer a weekly price beside the monthly. Translation of the payment screen and receipts comes next. The rest can wait until there are 5,000 paying users whose support tickets tell you what they don’t understand.',
      critical:
        'Wallet refunds work differently from cards and your finance team will hate the first month. Weekly plans churn more, so judge them by revenue per user over 90 days, and never by conversion. Religious and national holidays change both demand and payment times; put them in the release calendar.',
      example:
        'A fitness app spent $60,000 on translating into four languages and saw paying users rise by 6%. Adding wallets and a weekly price in the same countries cost $25,000 and raised them by 83%. Revenue per install doubled in Indonesia and barely moved in Singapore, where everyone had cards already.',
    },
    body: null,
    industries: ['Media and entertainment', 'Health technology'],
    tags: ['payment methods', 'consumer apps'],
    votes: 60,
    saves: 54,
    views: 899,
  },
  {
    key: 'ins-localisation-glossary',
    author: 'rafael-ortega',
    topic: 'Localisation',
    flow: 'old',
    status: 'approved',
    daysAgo: 290,
    title: 'Forty words decide whether a translation is yours',
    question: null,
    brief:
      'A glossary of forty terms, argued over once with people who do the job, saves more than any translation system.',
    sections: null,
    body: [
      'I sit down with three users in the country for two hours and go through the forty words that occur most often in the interface. What do you call this when you talk to a colleague? The official term loses to the spoken one about a third of the time. In Spain and Mexico we ended up with different words for “invoice line”, and both were right.',
      'Translators get the glossary with a sentence of context for every word, and a person to ask. Nothing ships that contradicts it.',
      'It also shows where the product itself is muddled. If nobody can translate a word, it usually means two things in English as well.',
      'A port logistics system had been translated twice by agencies and was still used in English by its Spanish customers. After the glossary, 70% switched within a quarter.',
    ],
    recordings: [{ title: 'Two hours with three users', seconds: 159 }],
    industries: ['Logistics and supply chain'],
    tags: ['glossary', 'translation'],
    votes: 24,
    saves: 29,
    views: 402,
  },
  {
    key: 'ins-upmarket-three-signals',
    author: 'leila-haddad',
    topic: 'Moving upmarket',
    flow: 'new',
    status: 'approved',
    daysAgo: 105,
    title: 'Go upmarket when large customers are already annoyed',
    question: 'How do we know that it’s the right time to move from small businesses to mid-sized and large customers?',
    brief:
      'Wait until ten large companies use you against your advice. Their complaints are the roadmap and the budget.',
    sections: {
      strategy:
        'Going upmarket on conviction costs two years. I wait for a signal from below: at least ten companies with over 500 employees, who bought by card, are still there after a year, and complain about the same three things. Usually it’s single sign-on, audit logs and invoicing by purchase order. Build those three, price them as a separate plan at four to six times the old average, and call the ten first.',
      critical:
        'Small customers will feel it, because support queues and roadmaps shift. Ring-fence a team for them with its own numbers, or your base erodes while the first large deal is still in legal. The new plan needs sellers who have waited for a signature before; your inside team, used to a two-week cycle, will discount from sheer impatience.',
      example:
        'A form builder had 14 such companies among 9,000 customers. The three features took five months. Eleven of the 14 moved to the new plan at an average of $19,000 a year, up from $3,400. Without those conversations the team would have built a workflow engine that none of them had asked for.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['enterprise plan', 'mid-market'],
    votes: 64,
    saves: 68,
    views: 1001,
  },
  {
    key: 'ins-upmarket-services',
    author: 'ibrahim-diallo',
    topic: 'Moving upmarket',
    flow: 'new',
    status: 'approved',
    daysAgo: 222,
    title: 'Charge for implementation, or large customers will not take you seriously',
    question: 'Should we charge large customers for implementation when smaller ones have always had it for free?',
    brief:
      'Yes, 15 to 25% of the first year, with a named project lead. Free projects get the customer’s least busy people.',
    sections: {
      strategy:
        'A large customer staffs a project according to what it costs. When ours was free we got an intern and a mailing list. At 20% of first-year fees we got a project manager, a steering committee and a date. Price by outcome in three packages, never by the day, and include training of two internal trainers so that growth after year one doesn’t depend on you.',
      critical:
        'Services must break even, no more. If they become a profit centre your engineers will be on site rather than on product. Say no to custom code in the first project; write down the request and offer to price it after go-live. Most are forgotten by then. In Francophone administrations the service part often needs its own tender line, so ask early.',
      example:
        'A tax software vendor did six ministry projects free and two went live. The next five cost $35,000 to $60,000 each. All went live, in seven months on average, and one client complained that it had been too cheap to defend internally.',
    },
    body: null,
    industries: ['Non-profit and public sector', 'Financial technology'],
    tags: ['professional services', 'public sector'],
    votes: 37,
    saves: 41,
    views: 596,
  },
]
