/** @type {readonly import('../shapes.mjs').DemoQuestion[]} */
export const BRAND_QUESTIONS = [
  {
    key: 'q-positioning-two-buyers',
    asker: 'nora-lindqvist',
    topic: 'Positioning and messaging',
    question:
      'Our engineers and our finance buyers want opposite things from the same product, so whom should the home page speak to?',
    detail: [
      'Engineers care about false alarms. Finance cares about water lost per year. We tried a page with two doors and both groups click less than before.',
    ],
    industries: ['Clean energy', 'Manufacturing'],
    daysAgo: 16,
    status: 'approved',
    answers: [
      {
        key: 'a-positioning-two-buyers-first-search',
        author: 'elena-marchetti',
        kind: 'text',
        title: 'Speak to whoever searches first and arm them for the second',
        summary:
          'One reader per page. Find out who opens the first ten visits of won deals and write for that person only.',
        sections: {
          strategy:
            'Take your last 20 won deals and look at who visited first. It’s nearly always one role, in my projects in about 16 of 20. That role gets the home page, undivided. The second buyer gets one page, linked from the proposal and never from the menu, written so that the first can forward it without adding a word.',
          critical:
            'Two doors make people classify themselves before they know what you do. Most don’t bother. Don’t average the two messages either: “accurate and economical” says nothing to anybody.',
          example:
            'An energy metering firm gave its page to the technicians and wrote a two-page cost note for controllers. Visits to the note were few, 30 a month, but it was open in 11 of the 14 deals they won that half-year.',
        },
        daysAgo: 13,
        status: 'approved',
        rating: 5,
        comment: 'We checked: engineers came first in 17 of 20. The doors are gone.',
      },
      {
        key: 'a-positioning-two-buyers-shared-event',
        author: 'naledi-khumalo',
        kind: 'text',
        title: 'Write about the day both of them had a bad week',
        summary: 'Choosing one reader is giving up too soon. Look for the event that costs both roles something.',
        body: [
          'I’d be slower to pick a winner. In infrastructure the engineer finds you and finance vetoes you, and a veto costs more than a visit. Look for one event that hurts both: for you it may be the night a main bursts. The engineer was on the phone and finance paid for the road.',
          'Open with that event, in two sentences, without either group’s vocabulary. Then one line each. I’ve tested this three times. Comprehension was about the same as with a page for one reader, and twice the second buyer reached the proposal stage sooner, by 12 and 19 days.',
        ],
        daysAgo: 9,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-positioning-ai-label',
    asker: 'ravi-subramanian',
    topic: 'Positioning and messaging',
    question:
      'Every rival now says “AI” in the first line; do we gain anything by taking the word out of our headline?',
    detail: [],
    industries: ['Artificial intelligence', 'Legal services'],
    daysAgo: 58,
    status: 'approved',
    answers: [
      {
        key: 'a-positioning-ai-label-keep-low',
        author: 'naledi-khumalo',
        kind: 'text',
        title: 'Out of the headline, into the third paragraph',
        summary:
          'The word wins clicks and loses trust in purchasing. Say what comes out, and how it’s made only further down.',
        body: [
          'I ran this with two firms that sell to legal and purchasing departments. With “AI” in the headline the click rate from search ads was up by about 15%. Booked meetings were down by a fifth, since half of those visitors wanted to try a chatbot.',
          'Say what lands on the desk: one page, the four unusual clauses, by tomorrow. Leave the mechanism to the third paragraph, together with who checks it. Your lawyers are the more unusual part, so I’d mention them first. Exception: when a budget with that word in its name exists at the customer, put it back for the length of the campaign.',
        ],
        daysAgo: 52,
        status: 'approved',
        rating: 5,
        comment: 'The part about the lawyers changed our page within a day.',
      },
    ],
  },
  {
    key: 'q-brand-small-budget',
    asker: 'callum-reid',
    topic: 'Brand strategy',
    question:
      'With £30,000 a year for marketing, is there any point in spending on brand, or should all of it go into sales material?',
    detail: ['We sell to about 640 cafés ourselves. The drinkers in those cafés don’t know our name.'],
    industries: ['Food and beverage', 'Consumer goods'],
    daysAgo: 41,
    status: 'approved',
    answers: [
      {
        key: 'a-brand-small-budget-cup',
        author: 'camille-dubois',
        kind: 'text',
        title: 'Your brand budget is whatever the drinker sees for four seconds',
        summary: 'Put two thirds on the counter: carton, chalkboard, cup. Advertising at this size is a donation.',
        sections: {
          strategy:
            'A drinker meets you for four seconds at a counter. Spend £20,000 there: the carton turned so that the name faces out, a small sign the owner is glad to have, your name on the menu next to “oat”. Being named on the menu is worth more than any advertisement you can afford. Keep £10,000 for samples to new cafés.',
          critical:
            'Don’t print anything a barista has to maintain. Measure menus: visit 50 cafés each quarter and count where you’re named.',
          example:
            'A chocolate maker I advised went from 9 to 31 named menus out of 50 in a year, for £14,000. Cafés that named it reordered 22% more than those that didn’t, with the same footfall.',
        },
        daysAgo: 37,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-brand-small-budget-trade',
        author: 'hannah-whitfield',
        kind: 'text',
        title: 'At 640 accounts the café owner is your whole audience',
        summary: 'Forget drinkers for two years. Be the supplier whom owners talk about to one another.',
        body: [
          'I disagree with spending on the drinker. Nobody chooses a café by its oat milk, and a menu mention is forgotten by the next corner. You have 640 customers and perhaps 3,000 you could reach. That is a village, and villages run on talk.',
          'I’d write a monthly letter to owners about their trade: what milk costs them per cup, which prices went up, who pours well. Half a day a month and £200 of postage. A coffee roaster did it for two years; when asked how they’d heard of it, 4 in 10 new accounts named another owner.',
        ],
        daysAgo: 30,
        status: 'approved',
        rating: 4,
        comment: 'Opposite advice, equally useful. We are trying the letter first because it costs less.',
      },
      {
        key: 'a-brand-small-budget-split',
        author: 'amara-okafor',
        kind: 'text',
        title: 'Split it by how far a van drives',
        summary: 'Pick one city and do everything there; do nothing elsewhere.',
        body: [
          'Thirty thousand spread over a country is invisible. In one city it’s loud. Take the place with your densest route, spend £18,000 there on samples, counter signs and one local event, and leave the rest of the country on sales material alone.',
          'After nine months compare reorders per café with a city of similar size. If there’s less than 10% between them, stop spending on brand and hire half a salesperson.',
        ],
        daysAgo: 11,
        status: 'approved',
      },
    ],
  },
  {
    key: 'q-brand-founders-trust',
    asker: 'thandiwe-nkosi',
    topic: 'Brand strategy',
    question:
      'Customers buy our payroll product because they know the founders by name; how do we move that trust to the company before we hire salespeople?',
    detail: [],
    industries: ['Human resources technology'],
    daysAgo: 96,
    status: 'approved',
    answers: [
      {
        key: 'a-brand-founders-trust-promise',
        author: 'charlotte-evans',
        kind: 'text',
        title: 'Turn what founders do by habit into a promise with a number',
        summary: 'People trust behaviour they can predict. Write down three habits and let strangers keep them.',
        sections: {
          strategy:
            'Ask fifteen customers what you did that made them stay. You will hear habits: you called back the same day, you fixed the tax error on a Sunday. Choose three and put numbers on them, for instance “a person calls back within two hours, or the month is free”. Then staff for it before anyone is hired to sell.',
          critical:
            'Don’t put the founders in the advertising meanwhile. It works, which is the trouble, as it deepens the dependence you want to end.',
          example:
            'At an accounting firm of 60 people the senior partner’s name was in nine of ten referrals. Two years after publishing the call-back promise it was in four of ten, and the promise was in three.',
        },
        daysAgo: 90,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-category-adjective',
    asker: 'saskia-de-boer',
    topic: 'Category design',
    question:
      'Analysts put us into “knowledge management”, which buyers hate; can a company with 400 customers move itself to another shelf?',
    detail: ['We lose about one deal in six because IT believes that they already own such a tool.'],
    industries: ['Software as a service'],
    daysAgo: 72,
    status: 'approved',
    answers: [
      {
        key: 'a-category-adjective-review-sites',
        author: 'amara-okafor',
        kind: 'text',
        title: 'Move the three places where IT looks it up',
        summary:
          'You can’t move the shelf. You can move your listing, your contract and your security page within a quarter.',
        body: [
          'One in six is a filing problem, so treat it as filing. IT looks in three places: the review site, the title of your contract and the software inventory. Change the category on the first to research tools, which takes an email and some patience. Rename the product in the order form. And give your champion one sentence for the inventory: “stores interviews, replaces nothing”.',
          'I’d not spend a cent on the analysts. A vendor of contract tools did those three things in ten weeks and the objection went from 18% of deals to 7%.',
        ],
        daysAgo: 66,
        status: 'approved',
        rating: 5,
        comment: 'The order form was the culprit in at least four deals.',
      },
      {
        key: 'a-category-adjective-own-it',
        author: 'camille-dubois',
        kind: 'text',
        title: 'Stay on the hated shelf and be the one that people like',
        summary: 'A shelf that buyers hate still has a budget. Standing out there is cheaper than moving.',
        body: [
          'Be careful what you leave. “Knowledge management” is disliked, and it’s also a line in 9 of 10 IT budgets. On a neighbouring shelf you’ll be loved and unfunded.',
          'I’d keep the category and say the dislike aloud: “the one your researchers fill in without being asked”, with the rate at which they do. If 70% of your users add something each week, print it. Nobody else there dares to.',
        ],
        daysAgo: 61,
        status: 'approved',
        rating: 3,
        comment: 'I see the point, but our buyers have no budget of their own in that line.',
      },
    ],
  },
  {
    key: 'q-category-space-index',
    asker: 'eleni-markou',
    topic: 'Category design',
    question:
      'Would publishing an index of empty truck space help us own the subject, or would it only help our rivals price better?',
    detail: [],
    industries: ['Logistics and supply chain'],
    daysAgo: 7,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-naming-second-product',
    asker: 'dmitri-volkov',
    topic: 'Naming and identity',
    question:
      'Should our second product get its own name, or be called by our company’s name plus a plain word such as “Previews”?',
    detail: ['The first product carries the company name. Developers decide; finance sees two lines on the invoice.'],
    industries: ['Software as a service'],
    daysAgo: 34,
    status: 'approved',
    answers: [
      {
        key: 'a-naming-second-product-plain',
        author: 'rebecca-stein',
        kind: 'text',
        title: 'Plain word, lower case in your head',
        summary: 'A name is a promise to spend on it. Below four products, use a plain word.',
        body: [
          'Every name you coin needs about two years of repetition before someone outside uses it. You have one product people know, so you can’t afford two teachers. Company name plus plain word, and let developers shorten it, which they’ll do anyway.',
          'My test: would somebody buy the second product without the first? If fewer than one in five do, a separate name only makes the invoice harder to read. At an infrastructure company we removed three coined names; questions to billing about “what is this line” went from 40 a month to six.',
        ],
        daysAgo: 29,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-naming-second-product-own',
        author: 'maya-goldberg',
        kind: 'text',
        title: 'Give it a name if a different person types the command',
        summary: 'Developers name what they type. If the two tools have two commands, they already have two names.',
        body: [
          'The plain word is the safe answer and I gave it for years. With developers I changed my mind. They call a tool by what they type in the terminal, so if the second product has its own command, that is its name, and your “Company Previews” will live on the invoice alone.',
          'So decide on the command first. Same command with a new subcommand: plain word. New command: a short name, five to seven letters, that survives autocompletion and isn’t taken in the two largest package registries.',
        ],
        daysAgo: 21,
        status: 'approved',
        rating: 5,
        comment: 'It has its own command. That settled it in one meeting.',
      },
    ],
  },
  {
    key: 'q-identity-old-logo-vans',
    asker: 'kirsty-macleod',
    topic: 'Naming and identity',
    question:
      'We have 46 vans with the old logo on them; is it a real problem to run two looks side by side for three years until they are replaced?',
    detail: [],
    industries: ['Travel and hospitality'],
    daysAgo: 128,
    status: 'approved',
    answers: [
      {
        key: 'a-identity-old-logo-vans-fine',
        author: 'julia-santos',
        kind: 'text',
        title: 'Two looks are fine on the road and bad at the counter',
        summary: 'Leave the vans, change whatever a customer compares within one hour.',
        body: [
          'Nobody compares two vans on a motorway. People compare the booking page, the email and the van they’re handed, within a day or so. So match those three: assign new-look vans to first-time customers and old ones to people who’ve rented before and smile at the old badge.',
          'A full wrap is about £1,400 a van plus two days without rent. Replace the door panel only, £180, and you’ve bought nine tenths of it. I did the same with 30 delivery bikes; complaints about confusion over eighteen months: two.',
        ],
        daysAgo: 120,
        status: 'approved',
        rating: 5,
        comment: 'Door panels it is. Saved us some £56,000.',
      },
    ],
  },
  {
    key: 'q-press-no-news',
    asker: 'benjamin-roth',
    topic: 'Analyst and press relations',
    question:
      'How does a law firm get into the business press when professional secrecy forbids us to talk about any client?',
    detail: ['We have data on some 300 funding rounds, of course without names.'],
    industries: ['Legal services', 'Professional services'],
    daysAgo: 49,
    status: 'approved',
    answers: [
      {
        key: 'a-press-no-news-clause-count',
        author: 'rebecca-stein',
        kind: 'text',
        title: 'Count clauses and keep clients out of it',
        summary:
          'Three hundred rounds are a statistic that no journalist can get elsewhere. Offer it to one, twice a year.',
        sections: {
          strategy:
            'Pick five clauses founders quarrel about and publish how often each appeared in the last two quarters. Groups under ten stay out, so no client can be recognised. Offer it first to one reporter who covers funding, with a phone number and a person who’ll explain for an hour.',
          critical:
            'Have your professional body’s rules checked in writing before the first edition. And never comment on a live deal, even in general: one careless sentence ends the series.',
          example:
            'A tax practice did this with late-payment terms. First edition: one article. By the fourth, three papers were asking for the date in advance, and 14 of 60 new mandates that year mentioned the figures.',
        },
        daysAgo: 45,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-press-no-news-source',
        author: 'amara-okafor',
        kind: 'text',
        title: 'Be the lawyer who explains, and wait a year',
        summary: 'Reports are expensive. Returning a reporter’s call within twenty minutes is free.',
        body: [
          'I’d begin with something duller. Reporters need a lawyer who explains a term sheet in two sentences before six o’clock. Send four of them your mobile number and a list of ten things you’ll explain on or off the record. Answer within twenty minutes, always, and ask for nothing.',
          'With one client we had no mention for five months and 17 in the following seven. Data would have come faster, but it also makes you compete with banks that have more of it.',
        ],
        daysAgo: 38,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-press-crisis-recall',
    asker: 'marie-laure-petit',
    topic: 'Analyst and press relations',
    question:
      'We may have to recall 210 stoves over a faulty hinge; do we tell the local press ourselves or wait until somebody asks?',
    detail: ['Nobody was hurt. The part costs us €9, the visit €85.'],
    industries: ['Consumer goods'],
    daysAgo: 22,
    status: 'approved',
    answers: [
      {
        key: 'a-press-crisis-recall-order',
        author: 'camille-dubois',
        kind: 'text',
        title: 'Owners first by telephone, then the page, then whoever asks',
        summary:
          'With 210 households you can ring every one in three days. The press isn’t your channel, but have the page ready.',
        body: [
          'Two hundred and ten is a telephone list. Ring them all within three days, let engineers make the calls, and offer the date of the visit in the same call. When you’ve reached 90%, put a page on the site with the serial numbers and a photograph of the hinge.',
          'Don’t send it to the press; do answer within the hour if they call, with the same text as on the page. Check with your lawyer whether the authority must be notified first: in most countries it must, and that clock is shorter than you think. We handled 1,900 kettles like this and there was one article, a kind one.',
        ],
        daysAgo: 21,
        status: 'approved',
        rating: 5,
        comment: 'We reached 204 of 210 in four days. Thank you for the note on the authority.',
      },
    ],
  },
  {
    key: 'q-messaging-medical-claims',
    asker: 'dr-sunita-rao',
    topic: 'Positioning and messaging',
    question:
      'How can we say “within the hour” in our marketing when regulators treat any promise about a diagnosis as a medical claim?',
    detail: ['Median turnaround is 41 minutes; 6% take longer than an hour.'],
    industries: ['Health technology'],
    daysAgo: 4,
    status: 'approved',
    answers: [
      {
        key: 'a-messaging-medical-claims-draft',
        author: 'elena-marchetti',
        kind: 'text',
        title: 'Promise the hour and leave the diagnosis to the physician',
        summary: 'Describe when the report arrives, publish the distribution, and let the reader conclude.',
        body: [
          'Promise a document and a time, both of which you control: “The report arrives in 41 minutes at the median; 94 of 100 within the hour.” That is a statement about service. Leave out what the clinic may do with it.',
          'Publish the slow 6% on the same line. It’s what makes the figure credible to a physician, and it’s the first thing a reviewer looks for.',
        ],
        daysAgo: 1,
        status: 'pending',
      },
    ],
  },
  {
    key: 'q-brand-charity-rename',
    asker: 'joanna-fields',
    topic: 'Brand strategy',
    question:
      'Donors remember our trucks and not our name; should a charity rename itself after the thing that people remember?',
    detail: [],
    industries: ['Non-profit and public sector'],
    daysAgo: 2,
    status: 'pending',
    answers: [],
  },
  {
    key: 'q-naming-domain-broker',
    asker: 'tom-ashworth',
    topic: 'Naming and identity',
    question:
      'Does anybody here have a good name for my consultancy, and is the matching domain for sale somewhere below $500?',
    detail: [],
    industries: ['Professional services'],
    daysAgo: 63,
    status: 'rejected',
    reason:
      'Experts share how they would decide, they don’t do the work here. Please ask how to choose a name, or post an opportunity.',
    answers: [],
  },
]
