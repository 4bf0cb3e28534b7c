/** @type {readonly import('../shapes.mjs').DemoQuestion[]} */
export const DEMAND_QUESTIONS = [
  {
    key: 'q-paid-first-budget',
    asker: 'ingrid-solberg',
    topic: 'Paid acquisition',
    question:
      'With $8,000 for a first test of paid ads, how do I learn something when only about 600 shipping lines could ever buy?',
    detail: ['A customer is worth some $22,000 a year to us. So far all of them came through ports and brokers.'],
    industries: ['Logistics and supply chain', 'Software as a service'],
    daysAgo: 21,
    status: 'approved',
    answers: [
      {
        key: 'a-paid-first-budget-list',
        author: 'marcus-webb',
        kind: 'text',
        title: 'Advertise to a list and count replies to your salespeople',
        summary:
          'With 600 buyers you can name them all. Show ads to half and watch what happens to outreach in both halves.',
        sections: {
          strategy:
            'Build the list: 600 companies, about four people in each. Split it by lot. One half sees three plain ads for eight weeks, roughly $6,000, the other nothing. Your own outreach goes to both in the same way. Count replies and meetings, and ignore clicks, as there’ll be fewer than a hundred.',
          critical:
            'Keep $2,000 for the creative. A master mariner scrolls past stock photographs of containers. And check that the network matches at least half of your list, or you’re testing nothing.',
          example:
            'A port software firm did this with 480 companies: replies were 9.1% with ads and 5.8% without. Eleven meetings against six isn’t proof, but it was enough for a second round.',
        },
        daysAgo: 17,
        status: 'approved',
        rating: 5,
        comment: 'Only 44% of our list matched, so we are fixing the list first.',
      },
      {
        key: 'a-paid-first-budget-no',
        author: 'julia-santos',
        kind: 'text',
        title: 'Six hundred buyers are a dinner list',
        summary: 'Spend it on two evenings in ports. Paid media at this size teaches you about paid media.',
        body: [
          'I’d not run ads at all. Your test can’t produce a number: eleven against six could be luck. For $8,000 you can hold two dinners, in Piraeus and in Bergen say, with ten fleet managers at each, and hear for three hours how they choose.',
          'You get some four follow-up meetings per evening, and the words you’ll need for every later advertisement. When outreach to all 600 has been worked through once and 100 of them know your name, ads can remind them.',
        ],
        daysAgo: 12,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-paid-savings-trust',
    asker: 'lucia-moretti',
    topic: 'Paid acquisition',
    question:
      'Our cost per new saver doubled within a year as we scaled social ads; is it the channel, the creative or simply the size?',
    detail: ['From €19 to €41 while spending tripled to €260,000 a month. The same four videos for half a year.'],
    industries: ['Financial technology'],
    daysAgo: 50,
    status: 'approved',
    answers: [
      {
        key: 'a-paid-savings-trust-creative',
        author: 'leila-haddad',
        kind: 'text',
        title: 'Four videos at €260,000 a month is your answer',
        summary:
          'Each concept carries about €25,000 a month before it tires. You need ten, with different people in them.',
        body: [
          'I’d rule out creative before I blame size. In consumer apps a concept lasts until it has been shown some four times to whoever will ever react. At your spend that takes three weeks. You’ve run four for half a year.',
          'Make ten concepts, and I mean different people with a different fear: the waiter in February, the photographer who waits for an invoice. Drop any that hasn’t reached your target cost after €3,000. For a remittance app we went from €38 to €24 in nine weeks at the same spend. It took a producer and €14,000 a month.',
        ],
        daysAgo: 45,
        status: 'approved',
        rating: 5,
        comment: 'Cost is down to €31 after six weeks with nine concepts.',
      },
      {
        key: 'a-paid-savings-trust-marginal',
        author: 'michael-park',
        kind: 'text',
        title: 'Compute what the additional €173,000 buys',
        summary:
          'An average of €41 hides €98 for each saver you added. Creative may help, but first stop buying those.',
        body: [
          'If €87,000 bought customers at €19 and €260,000 buys them at €41, you went from about 4,580 a month to 6,340. The additional €173,000 brought 1,760 people, at €98 each. That’s the price you’re really deciding about.',
          'Ask what a saver is worth. Below €98, cut by half tomorrow and lose fewer than a quarter of your new customers. New creative shifts the curve, agreed, yet nobody scales back once a new video works for three weeks.',
        ],
        daysAgo: 41,
        status: 'approved',
        rating: 5,
        comment: 'Nobody had ever shown us that €98. We cut by a third.',
      },
      {
        key: 'a-paid-savings-trust-audit',
        author: 'isabella-conti',
        kind: 'text',
        title: 'Ask savers on the telephone who they thought you were',
        summary: 'Ads that scale badly in finance often have a trust problem that no dashboard shows.',
        body: [
          'I produce videos, so I’ll argue against my own trade: ring 30 people who installed the app and didn’t open an account. With a savings product in Italy, 17 of 30 had wondered whether it was a bank at all. We added six seconds that name the deposit guarantee. The share of installs that opened an account went from 21% to 29%, with the same videos as before.',
        ],
        daysAgo: 28,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-abm-sales-names',
    asker: 'karin-holm',
    topic: 'Account-based marketing',
    question:
      'Sales changes its list of target accounts every month; how do we run an account-based programme on a list that never holds still?',
    detail: [],
    industries: ['Cybersecurity'],
    daysAgo: 38,
    status: 'approved',
    answers: [
      {
        key: 'a-abm-sales-names-rent',
        author: 'olivia-brandt',
        kind: 'text',
        title: 'Give each salesperson ten slots and a price for changing one',
        summary: 'Freeze for the quarter, allow two swaps, and make the swap visible.',
        sections: {
          strategy:
            'Lists change because changing costs nothing. Give each seller ten slots for a quarter. Two swaps are allowed, each with a sentence on what happened at the account. Work done on an account that’s dropped is shown in the next pipeline meeting, in hours.',
          critical:
            'Let sellers choose alone in the first quarter, even badly. If marketing picks, you’ll get the list you like and no calls.',
          example:
            'At a security vendor swaps fell from 40% of accounts a month to 7% a quarter. Nothing else had changed, and meetings per account rose from 0.4 to 0.9.',
        },
        daysAgo: 34,
        status: 'approved',
        rating: 5,
        comment: 'The sentence about what happened was enough. Two swaps this quarter.',
      },
      {
        key: 'a-abm-sales-names-tiers',
        author: 'valentina-rossi',
        kind: 'text',
        title: 'Let it move, and build the programme on groups',
        summary: 'In a market of hospitals and utilities, write for thirty look-alikes instead of for one name.',
        body: [
          'Freezing solves your planning and not their problem: a hospital has an incident, and of course sales wants it in. I’d let the list move weekly and make the material for groups. Regional hospitals with one network engineer are a group, so are hydropower operators under new reporting rules.',
          'You’ll need about six groups. Material for a group takes three weeks and lasts a year, whoever’s on the list. It is less personal. In my figures a letter to a group gets two thirds of the response of one made for a single account, at a tenth of the work.',
        ],
        daysAgo: 30,
        status: 'approved',
        rating: 4,
      },
      {
        key: 'a-abm-sales-names-unfinished',
        author: 'elena-marchetti',
        kind: 'text',
        title: 'Find out why the list moves',
        summary: 'A moving list usually means that no two people share a picture of a good account.',
        body: [
          'Take the last three versions and ask each seller about every account that left: who put it there, and what did they know then that turned out wrong? In the programme of 120 accounts I built, four reasons covered nine tenths of the changes, and three of those could have been checked in ten minutes before the account went in.',
        ],
        daysAgo: 5,
        status: 'draft',
      },
    ],
  },
  {
    key: 'q-abm-public-tenders',
    asker: 'nora-lindqvist',
    topic: 'Account-based marketing',
    question:
      'Does account-based marketing work at all when the buyer must publish a tender and may not talk to us once it’s out?',
    detail: ['60 utilities so far. The next 90 we want are known by name.'],
    industries: ['Clean energy', 'Non-profit and public sector'],
    daysAgo: 64,
    status: 'approved',
    answers: [
      {
        key: 'a-abm-public-tenders-two-years',
        author: 'hassan-farouk',
        kind: 'text',
        title: 'It works in the two years before, when nobody calls it sales',
        summary: 'Influence what gets measured in the tender, by publishing how to measure it.',
        body: [
          'After publication you may do nothing, so plan backwards. Municipal contracts run four to six years and their end dates are public. Sort your 90 by that date and work on the ones 12 to 30 months away; the others get a card at New Year.',
          'What to send: a method. How to test detection on your own network in two weeks, which figures to ask every supplier for, including the ones you’re poor at. We did so for fleet tenders, and our wording turned up in five of 23 calls. We lost two of these five, to suppliers who measured better. That’s the deal.',
        ],
        daysAgo: 58,
        status: 'approved',
        rating: 5,
        comment: 'We now keep a calendar of contract ends. Seven are within our window.',
      },
    ],
  },
  {
    key: 'q-lifecycle-newsletter-vs-triggers',
    asker: 'theo-lambert',
    topic: 'Lifecycle email',
    question:
      'Readers already get a daily newsletter from the writer they pay for; can we send anything else without driving them away?',
    detail: ['310,000 paying readers. We would like them to try a second writer.'],
    industries: ['Media and entertainment'],
    daysAgo: 26,
    status: 'approved',
    answers: [
      {
        key: 'a-lifecycle-newsletter-ps',
        author: 'oskar-nilsson',
        kind: 'text',
        title: 'Send nothing: borrow the last line of the letter they open',
        summary: 'One sentence by the writer beats any email of yours. Test it on 10% and count cancellations as well.',
        body: [
          'You have the best-read space there is, the end of a letter people pay for. Let the writer recommend one colleague a month in a sentence of their own, with a link to one piece. No banner.',
          'Measure with a holdout: 10% of readers get the letter without that sentence. In a similar set-up 1.9% took a second subscription in 60 days and 0.6% of the holdout did. Cancellations were the same in both. The campaign email we’d tried earlier got 0.8%, and 0.5% cancelled.',
        ],
        daysAgo: 22,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-lifecycle-newsletter-moment',
        author: 'liam-o-connell',
        kind: 'text',
        title: 'Write when their writer goes on holiday',
        summary: 'A silence of a week is the one moment when another voice is welcome.',
        body: [
          'I wouldn’t ask writers to sell for each other every month. They’ll do it twice, then it turns into a favour economy and readers smell it. But every writer takes three or four weeks off a year. In that gap send a colleague’s best piece, in full, headed “while she’s away”.',
          'On a training list of 14,000 we got a 52% open rate in such a week and 31 sign-ups for the colleague’s course, out of the 40 we needed for the year.',
        ],
        daysAgo: 16,
        status: 'approved',
        rating: 5,
        comment: 'Lovely idea and no work. The first gap is in a fortnight.',
      },
    ],
  },
  {
    key: 'q-lifecycle-renewal-notice',
    asker: 'thandiwe-nkosi',
    topic: 'Lifecycle email',
    question:
      'Is it foolish to remind annual customers thirty days before renewal when half of them would otherwise forget to cancel?',
    detail: [],
    industries: ['Human resources technology', 'Software as a service'],
    daysAgo: 112,
    status: 'approved',
    answers: [
      {
        key: 'a-lifecycle-renewal-notice-send',
        author: 'olivia-brandt',
        kind: 'text',
        title: 'Send it, and put the usage in the first line',
        summary:
          'You’ll lose 2 to 4% at renewal and get it back in refunds, disputes and referrals you don’t have to explain.',
        body: [
          'We tested this over a year with 3,100 accounts. With a reminder at 30 days, renewals were 3.1 points lower. Without it, 2.4% asked for their money back within six weeks, 1.1% disputed the charge, and each dispute took support 50 minutes. Nearly even, before you count what those people say about you.',
          'Open with what they did: “you ran twelve payrolls for 64 people”. Accounts with a low figure should get a call at 90 days and not a surprise at 30. Check local law as well; in several countries silence isn’t yours to choose.',
        ],
        daysAgo: 104,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-events-cafe-tastings',
    asker: 'callum-reid',
    topic: 'Events and webinars',
    question:
      'Do barista evenings bring orders, or only the baristas who already pour our drink and would like a free beer?',
    detail: ['We’ve held four, about £900 each, with 25 to 40 guests.'],
    industries: ['Food and beverage'],
    daysAgo: 70,
    status: 'approved',
    answers: [
      {
        key: 'a-events-cafe-tastings-owner',
        author: 'julia-santos',
        kind: 'text',
        title: 'Invite in pairs, one who pours it and one who doesn’t',
        summary: 'The only seat that counts is taken by a café that isn’t yours. Make your fans bring it.',
        sections: {
          strategy:
            'Change the invitation: each café that pours your drink gets two places, the second for a barista from a café that doesn’t. Cap at 24. Do a blind tasting of four drinks, yours included, and print the result on the wall even if you come third.',
          critical:
            'Baristas don’t order, owners do. Give each guest one carton and a card with the owner’s price, and ring the owner on day three.',
          example:
            'A tea importer switched to pairs. Of twelve new cafés per evening five placed an order within a month, against fewer than one before. Same beer.',
        },
        daysAgo: 63,
        status: 'approved',
        rating: 5,
        comment: 'Four orders from ten new cafés at the first one. We came second in the tasting.',
      },
    ],
  },
  {
    key: 'q-webinar-doctors-night',
    asker: 'dr-sunita-rao',
    topic: 'Events and webinars',
    question:
      'When would rural physicians attend an online session, and is the credit for continuing education worth the paperwork?',
    detail: ['Accreditation would take us about 40 hours and $3,500 a year.'],
    industries: ['Health technology'],
    daysAgo: 43,
    status: 'approved',
    answers: [
      {
        key: 'a-webinar-doctors-night-cases',
        author: 'grace-kimani',
        kind: 'text',
        title: 'Tuesday, 12:15, thirty minutes, with credit',
        summary: 'Credit doubles attendance and changes who comes. Lunch beats evening in clinics with one doctor.',
        body: [
          'For a diagnostics supplier we ran 18 sessions, half of them with credit. Attendance was 61 against 27 on average. What surprised us was who came: with credit it was the physician, without it the practice manager. If the physician decides, the $3,500 is cheap.',
          'A doctor alone in a clinic has no evenings. Tuesday or Wednesday at a quarter past twelve, thirty minutes, one case in which the first reading was wrong. Send the recording to those who registered and missed it, since a third will watch within the week, though without credit.',
        ],
        daysAgo: 39,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-webinar-doctors-night-not-live',
        author: 'leila-haddad',
        kind: 'text',
        title: 'Skip the live session and send one case by message every Friday',
        summary: 'People who are on call can’t plan for 12:15. A case of ninety seconds needs no appointment.',
        body: [
          'Live attendance in one-doctor clinics depends on who walks in at noon, and no topic changes that. I’d send one scan each Friday, a question beneath it, and the answer on Monday. Ninety seconds to read.',
          'With 340 veterinarians, much the same working day, 58% answered at least two out of four. You can accredit a bundle of twenty later, if it holds. Mind the rules on patient images: strip them and have your privacy officer sign each.',
        ],
        daysAgo: 32,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-pipeline-long-cycle',
    asker: 'antoine-mercier',
    topic: 'Pipeline forecasting',
    question:
      'Our deals take 20 months and there are nine a year; is any pipeline forecast better than asking the two salespeople?',
    detail: ['€1.5 million on average, and permits decide as often as customers do.'],
    industries: ['Clean energy', 'Logistics and supply chain'],
    daysAgo: 33,
    status: 'approved',
    answers: [
      {
        key: 'a-pipeline-long-cycle-gates',
        author: 'nina-petrova',
        kind: 'text',
        title: 'Forecast gates and let the deals follow',
        summary:
          'Nine deals are too few for rates. Nine deals with six gates each are 54 events a year, which is enough.',
        body: [
          'List the gates in order: site visit, load data received, grid request filed, grid answer, permit, board. For each, collect from the past how many days it took, median and worst of ten. Add up the remaining medians for the date, and the worst ones for the late date. Show both.',
          'Then ask your two salespeople only for exceptions: which deal differs from these figures, and why? At a maker of cold stores this put 7 of 9 signatures within the predicted quarter. Asking alone had managed 4 of 11.',
        ],
        daysAgo: 29,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-pipeline-long-cycle-ask-better',
        author: 'hassan-farouk',
        kind: 'text',
        title: 'Ask the two, but write down their odds',
        summary: 'Two experienced people with a scorecard beat a spreadsheet when permits decide.',
        body: [
          'With a permit office in the middle, history misleads: one change of staff there and the median is void. Your two people know the clerk. So ask them each month, separately, for a percentage per deal per quarter, and keep every answer.',
          'After a year you’ll see that one says 70% and means 45. Correct for it. A commercial team I worked with got its error down from 38% to 17% like this, and they enjoyed it, since the scorecard settled old arguments.',
        ],
        daysAgo: 23,
        status: 'approved',
        rating: 4,
        comment: 'Using both: gates for the date, odds for the grid answer.',
      },
    ],
  },
  {
    key: 'q-pipeline-no-shows',
    asker: 'andre-williams',
    topic: 'Pipeline forecasting',
    question: 'A third of booked demos never take place; should they count as pipeline until somebody says no?',
    detail: [],
    industries: ['Real estate technology'],
    daysAgo: 5,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-events-trade-body',
    asker: 'eleni-markou',
    topic: 'Events and webinars',
    question:
      'Is sponsoring the one yearly meeting of ferry operators worth €15,000 when all twelve of them know us already?',
    detail: ['The truckers, whom we need more, aren’t there.'],
    industries: ['Logistics and supply chain'],
    daysAgo: 10,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-paid-agency-fee',
    asker: 'jonas-bakker',
    topic: 'Paid acquisition',
    question:
      'Is a fee of 15% of media spend still normal for an agency, or is there an arrangement that doesn’t reward spending more?',
    detail: [],
    industries: ['Clean energy'],
    daysAgo: 1,
    status: 'pending',
    answers: [],
  },
]
