/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const PARTNER_INSIGHTS = [
  {
    key: 'ins-programs-ten-partners',
    author: 'valentina-rossi',
    topic: 'Partner programs',
    flow: 'new',
    status: 'approved',
    daysAgo: 24,
    title: 'Ten partners who earn beat 200 who signed',
    question: 'How many partners should a new partner program start with, and how do we choose them?',
    brief: 'Start with ten. Each must earn money with you by the second quarter, or you part as friends.',
    sections: {
      strategy:
        'Interview your thirty best customers and ask who else they pay for help around your product. The names that come up three times are your ten. Before signing, write on one page how each will earn $20,000 in the first half-year, by implementation, referral or resale, and who does what. Assign one person on your side for all ten. When five of them have earned it, open the next ten places, and let the five interview the candidates.',
      critical:
        'Logos on a partner page cost you: every signed partner asks for training, a badge and a call. The usual measure, number of partners, rewards exactly the wrong thing. Measure partners with revenue in the last 90 days. Don’t launch tiers before you have thirty active ones; gold means nothing if there is no silver.',
      example:
        'A marketing platform had 212 partners, of whom nine had brought a deal that year. We kept 14. The team wrote to the other 198 explaining why, and eleven objected with a plan. Those came back in. Partner revenue went from 6% to 19% of the total within five quarters.',
    },
    body: null,
    industries: ['Software as a service', 'Professional services'],
    tags: ['partner programme', 'activation'],
    votes: 61,
    saves: 66,
    views: 952,
  },
  {
    key: 'ins-programs-deal-registration',
    author: 'george-papadakis',
    topic: 'Partner programs',
    flow: 'old',
    status: 'approved',
    daysAgo: 169,
    title: 'Answer deal registrations within a day',
    question: null,
    brief:
      'Partners judge a programme by one thing: what happens after they register a deal. If they wait a week, or your own salesman calls the customer first, there will be no second registration.',
    sections: null,
    body: [
      'My rule is 24 hours, yes or no, by a person with a name. Yes protects the partner for 90 days, extended if there was a meeting. No comes with the reason and the date on which we had spoken to that customer ourselves.',
      'Your direct team must lose something when it goes around a registration. With us it was the whole commission on that deal, and it happened once.',
      'Keep the form to five fields. Partners won’t write an essay on a customer they are afraid to lose.',
      'In maritime software we went from 30 registrations a year to 190. The margin we gave away was 18%; our own cost of finding such a customer had been 34% of the first year.',
    ],
    recordings: [
      { title: 'Twenty-four hours', seconds: 126 },
      { title: 'When direct sales jumps in', seconds: 93 },
    ],
    industries: ['Logistics and supply chain'],
    tags: ['deal registration', 'channel conflict'],
    votes: 42,
    saves: 39,
    views: 629,
  },
  {
    key: 'ins-marketplaces-private-offers',
    author: 'valentina-rossi',
    topic: 'Marketplaces',
    flow: 'new',
    status: 'approved',
    daysAgo: 58,
    title: 'Cloud marketplaces are a payment method with a sales team attached',
    question:
      'Does listing on the big cloud marketplaces bring new customers, or does it only move existing deals there?',
    brief:
      'In year one it moves deals and closes them faster. New demand comes only when their sellers gain from yours.',
    sections: {
      strategy:
        'List for one reason: large buyers have committed spend with the cloud provider and can use it on you, past procurement. Ask in discovery whether there is a commitment to draw down; in deals above $80,000, about 40% say yes. Route these through a private offer. After ten such deals, you have numbers to show to the provider’s field team, and they begin to bring you in, as your deals retire their quota.',
      critical:
        'The fee of 3% or so is less than what you save in payment terms and legal work, but check that sellers are paid the same on both routes, or they’ll steer. The listing takes three months with an engineer at half time. Public listings with a “buy” button sell next to nothing above $10,000.',
      example:
        'An access management vendor moved 17 deals in its first year. None were new, but time from verbal yes to signature fell from 51 days to 19, and two deals grew as the buyer had budget to burn by June. In year two, the provider’s sellers introduced 23 accounts, and six closed.',
    },
    body: null,
    industries: ['Cybersecurity', 'Software as a service'],
    tags: ['cloud marketplace', 'co-sell'],
    votes: 54,
    saves: 61,
    views: 845,
  },
  {
    key: 'ins-marketplaces-app-store-seo',
    author: 'sofia-herrera',
    topic: 'Marketplaces',
    flow: 'new',
    status: 'approved',
    daysAgo: 212,
    title: 'Treat an app marketplace as a search engine with a tiny index',
    question: 'How do we get found in a software marketplace with 3,000 apps without paying for placement?',
    brief: 'Title, first sentence, and twenty recent reviews a quarter decide ranking. Nobody reads the rest.',
    sections: {
      strategy:
        'Export the search suggestions of the marketplace letter by letter; it takes an afternoon and shows what people really type. Choose one phrase you can win, put it in the title after your name, and repeat it once in the first sentence. Then reviews: ask inside the product on the day a customer passes their third success, and ask for what they use it for rather than for stars. Ranking follows recent reviews much more than total ones.',
      critical:
        'Don’t offer anything for reviews; two vendors I know were removed and needed half a year to return. Answer the bad ones within two days, factually, because buyers read those first. A marketplace can change its ranking overnight, so never let it bring more than 30% of sign-ups without a second channel in the making.',
      example:
        'A stock sync app stood at place 47 for its own function. With a new title and 60 reviews over two quarters it came to place four. Installs went from 90 to 520 a month. Uninstalls in week one rose too, from 18% to 26%, because the searchers were less well informed, and onboarding had to catch up.',
    },
    body: null,
    industries: ['E-commerce and retail', 'Software as a service'],
    tags: ['app marketplace', 'reviews'],
    votes: 48,
    saves: 57,
    views: 762,
  },
  {
    key: 'ins-comarketing-split',
    author: 'kwame-boateng',
    topic: 'Co-marketing',
    flow: 'new',
    status: 'approved',
    daysAgo: 77,
    title: 'Agree on the follow-up before you agree on the webinar',
    question:
      'How should two companies share leads and follow-up after a joint event so that both want to do it again?',
    brief:
      'Split by existing relationship first, then by question asked. Write it down with names before the invitation goes out.',
    sections: {
      strategy:
        'We sign a half-page note. Existing customers stay with whoever has them and are called by nobody else for 30 days. New people are split by the question they asked at registration, “which of these two problems is yours?”. Those who tick both get one email from both companies, one thread, two names. Each side reports back on day 45 with meetings and pipeline, on the same sheet.',
      critical:
        'Consent must name both companies in the form, in plain words, or neither may write. Choose partners with an audience of comparable size, within a factor of three; with a much larger one you are a guest and will be treated so. If the other side doesn’t report on day 45, don’t do a second event. It’s the cheapest test of a partnership I know.',
      example:
        'A payments company in Accra and an accounting tool held four joint sessions in a year. The first, without a note, ended with 31 people being called twice. After that, complaints were nil, and 52 of 400 attendees became customers of one and 19 of both.',
    },
    body: null,
    industries: ['Financial technology', 'Professional services'],
    tags: ['joint webinar', 'lead sharing'],
    votes: 32,
    saves: 38,
    views: 517,
  },
  {
    key: 'ins-comarketing-integration-page',
    author: 'rafael-ortega',
    topic: 'Co-marketing',
    flow: 'old',
    status: 'approved',
    daysAgo: 260,
    title: 'The humble integration page',
    question: null,
    brief:
      'The best joint marketing I have seen was a page that explained, with three screenshots, how two products pass one order between them. No launch, no quote by two chief executives.',
    sections: null,
    body: [
      'Somebody searching for both names together has usually bought one and is about to buy the other. There are few of them, and they convert like nobody else: 14% to a trial, in our case, against 2% for the home page.',
      'Each partner writes about the other’s half. It keeps both honest, and the support teams on both sides link to it, which no campaign ever achieves.',
      'Put a date on the page and test the steps each quarter. A wrong screenshot here does more harm than none.',
      'We did 34 of these with two part-time writers in a year. Eleven brought nothing. The best four brought a fifth of all new trials and have needed one afternoon of work since.',
    ],
    recordings: [{ title: 'What goes on the page', seconds: 142 }],
    industries: ['Software as a service'],
    tags: ['integrations', 'SEO'],
    votes: 41,
    saves: 46,
    views: 666,
  },
  {
    key: 'ins-reseller-japan',
    author: 'kenji-mori',
    topic: 'Reseller channels',
    flow: 'new',
    status: 'approved',
    daysAgo: 90,
    title: 'Train the reseller’s second line, because the first will rotate',
    question: 'Why do our resellers in Japan start strongly and then go quiet after a year or so?',
    brief: 'Staff rotate every two to three years. Knowledge of your product has to sit with people who stay.',
    sections: {
      strategy:
        'In large Japanese resellers the product manager you trained will be moved in April, with a month’s notice and a polite lunch. I therefore train three circles: sales, the pre-sales engineers, and the support desk, where people remain for ten years. Each gets a certificate with an expiry date. A paper manual in Japanese, with screenshots, outlives any portal. In February we meet every reseller and ask frankly who is likely to rotate.',
      critical:
        'Do not read silence as refusal; ask for the approval document, the ringi, and where it stands. Margins below 25% don’t pay for a named engineer, and without one you are a line in a catalogue. If you sell directly to even one large account, say so before they find out.',
      example:
        'A maker of network probes had lost 70% of its reseller revenue in a single spring when four product managers moved. After two years of training support desks, the next rotation cost 8%. The desk of one reseller now proposes the product in tickets, which nobody had asked it to do.',
    },
    body: null,
    industries: ['Telecommunications'],
    tags: ['Japan', 'channel training'],
    votes: 38,
    saves: 43,
    views: 605,
  },
  {
    key: 'ins-reseller-margin-map',
    author: 'ibrahim-diallo',
    topic: 'Reseller channels',
    flow: 'new',
    status: 'draft',
    daysAgo: 9,
    title: 'Margin by task: paying resellers for what they do',
    question: 'How should reseller margin be set when some partners only invoice and others install and support?',
    brief: 'Split the margin into finding, closing, installing and supporting. Pay for the tasks done.',
    sections: {
      strategy:
        'Take 30 points of margin and divide them: eight for finding the customer, seven for closing, nine for installing, six for first-line support each year. A partner who only invoices gets a handling fee of four. It is written in the order form, deal by deal.',
      critical:
        'Partners used to a flat rate will test it in the first quarter. Hold firm, and give them a simulator with last year’s deals.',
      example:
        'Among eleven resellers in five Francophone countries, three earned more than before, six the same and two left. The two had installed nothing for years.',
    },
    body: null,
    industries: ['Telecommunications', 'Software as a service'],
    tags: ['reseller margin'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-alliances-sponsor-map',
    author: 'rafael-ortega',
    topic: 'Strategic alliances',
    flow: 'new',
    status: 'approved',
    daysAgo: 39,
    title: 'An alliance with a giant needs three sponsors on their side',
    question: 'How can a company of 60 people keep an alliance alive with a platform a thousand times its size?',
    brief:
      'One sponsor changes jobs within 14 months. Have three, in product, field and finance, who each gain something else.',
    sections: {
      strategy:
        'Draw the partner’s organisation and find three people who win if you do: a product manager whose gap you fill, a field leader whose quota you help with, and someone in finance or marketing whose programme needs an example. Give each a different number once a quarter, by email, in five lines. Never ask all three for something in the same quarter. When one of them moves, the other two introduce you to the successor.',
      critical:
        'Announcements are the currency that small companies overvalue. A press release gives them nothing and costs you six weeks. Ask for one named account team to be measured on your joint deals instead. Expect their roadmap to cover your feature one day, so keep a list of what you’d do on that morning.',
      example:
        'A data quality vendor lost its only sponsor after ten months, and joint pipeline dropped from $2.2 million to $300,000. It took a year to rebuild with three sponsors. Two have changed jobs since, and the third quarter after that was the best ever.',
    },
    body: null,
    industries: ['Software as a service', 'Artificial intelligence'],
    tags: ['platform partners', 'co-sell'],
    votes: 45,
    saves: 50,
    views: 714,
  },
  {
    key: 'ins-alliances-exit-clause',
    author: 'kwame-boateng',
    topic: 'Strategic alliances',
    flow: 'new',
    status: 'approved',
    daysAgo: 244,
    title: 'Write the divorce first: exit terms for a regional alliance',
    question:
      'Which clauses matter most in a strategic alliance between two mid-sized companies in different countries?',
    brief: 'Three: who keeps the customer, what happens to joint code, and how either side leaves with dignity.',
    sections: {
      strategy:
        'I begin the negotiation at the end. How do we tell customers that it is over, who invoices them in the following twelve months, and who may hire whom? Once that’s on paper the rest goes quickly, as both sides have seen how the other behaves when it is not a sale. Then three dates: a review after six months with numbers, a right to leave after twelve, an automatic end after 36 unless renewed in writing.',
      critical:
        'Exclusivity should be earned and narrow, one industry or one country, and lapse by itself when volumes aren’t met. Choose a neutral place of arbitration before you need one; Mauritius and London are common in West African contracts. Joint intellectual property is a trap. License to each other and own separately.',
      example:
        'An audit firm and a software vendor across two countries parted after 20 months over staffing. Thanks to four pages agreed at the start, 23 shared clients were divided in a fortnight, and all but one stayed with either. The two still refer work to one another.',
    },
    body: null,
    industries: ['Professional services', 'Software as a service'],
    tags: ['contract terms', 'exclusivity'],
    votes: 27,
    saves: 34,
    views: 448,
  },
]
