/** @type {readonly import('../shapes.mjs').DemoQuestion[]} */
export const SUCCESS_QUESTIONS = [
  {
    key: 'q-churn-manager-leaves',
    asker: 'miriam-castell',
    topic: 'Churn reduction',
    question:
      'Most of our cancellations follow the departure of a care home’s manager; how early can we know, and what should we do then?',
    detail: [
      'Managers stay 22 months on average. We lose 9% of homes a year, and in two of three cases the manager had changed.',
    ],
    industries: ['Software as a service', 'Health technology'],
    daysAgo: 24,
    status: 'approved',
    answers: [
      {
        key: 'a-churn-manager-leaves-second-login',
        author: 'ana-ribeiro',
        kind: 'text',
        title: 'Make the second person strong before the first one leaves',
        summary: 'You’ll learn of the departure too late. Count homes with two people who can plan a month alone.',
        sections: {
          strategy:
            'You hear about it three weeks after the successor has brought their own tool along. So don’t chase departures. Count, for each home, how many people have planned a full month by themselves. Homes with one are at risk from today. Offer a 40-minute course to the deputy, with a certificate, and ask the manager for the name. Managers like it, as it gets them a holiday.',
          critical:
            'Don’t pay your team for courses held. Pay for a month planned by the second person. And ring the successor within five days, with their predecessor’s shift plan open in front of you.',
          example:
            'A payments firm with the same pattern moved merchants with two trained people from 38% to 71% in a year. Losses after a change of manager fell from 31% to 12%.',
        },
        daysAgo: 20,
        status: 'approved',
        rating: 5,
        comment: 'We had never counted deputies. 540 of 900 homes have only one person.',
      },
      {
        key: 'a-churn-manager-leaves-job-ads',
        author: 'sarah-lavoie',
        kind: 'text',
        title: 'Job advertisements tell you six weeks ahead',
        summary: 'Care homes have to advertise for managers in public. Read the advertisements every Monday.',
        body: [
          'You can know early. Homes advertise the post, nearly always on two or three boards, some six weeks before anyone starts. Someone in your team needs an hour each Monday to match advertisements with customers by address.',
          'Then do something for the home and nothing for the account: send the deputy a handover sheet with the rota, the holiday balances and the open shifts, already filled in from your data. In education software we caught 7 of 10 changes in this way, and kept four fifths of those against about half before.',
        ],
        daysAgo: 14,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-churn-seasonal-pause',
    asker: 'kirsty-macleod',
    topic: 'Churn reduction',
    question: 'Should we let members pause over the winter, or does a pause only delay the cancellation until spring?',
    detail: [],
    industries: ['Travel and hospitality', 'Consumer goods'],
    daysAgo: 89,
    status: 'approved',
    answers: [
      {
        key: 'a-churn-seasonal-pause-date',
        author: 'ngozi-adeyemi',
        kind: 'text',
        title: 'Yes, if the pause ends by itself on a date they chose',
        summary: 'Open-ended pauses are slow cancellations. Dated ones bring back six or seven of ten.',
        body: [
          'I have data on 5,200 pauses from a leisure subscription. Where members picked the date on which billing resumes, 66% were still paying two months after it. Where they had to come back by themselves, 19% did. Same price, same season.',
          'Send one notice ten days ahead and make it easy to move the date once. Twice is a cancellation, so say so and let them go kindly. Book the revenue as lost until they resume, otherwise your winter looks better than it is.',
        ],
        daysAgo: 82,
        status: 'approved',
        rating: 5,
        comment: 'Nine in ten picked a date when we asked for one. I hadn’t expected that.',
      },
      {
        key: 'a-churn-seasonal-pause-small-fee',
        author: 'zainab-yusuf',
        kind: 'text',
        title: 'Charge three pounds for the pause and give something for it',
        summary: 'A small fee separates those who’ll return from those who won’t, months before spring.',
        body: [
          'I’d not give it away. Charge £3 a month for keeping the price and an early pick of spring weekends. Someone who declines three pounds has left already, and you know it in November and not in April.',
          'About 45% took it at a surf school I worked with. Of these 88% came back. Total returns were a little lower than with a free pause elsewhere, but planning the fleet became possible, and for you a van standing idle costs more than a member.',
        ],
        daysAgo: 70,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-onboarding-eleven-weeks',
    asker: 'thandiwe-nkosi',
    topic: 'Customer onboarding',
    question:
      'Our payroll customers need eleven weeks to go live because their old data is wrong; do we clean it for them or make them do it?',
    detail: ['Four people do nothing but imports. We charge nothing for it.'],
    industries: ['Human resources technology'],
    daysAgo: 39,
    status: 'approved',
    answers: [
      {
        key: 'a-onboarding-eleven-weeks-forward',
        author: 'patricia-gomez',
        kind: 'text',
        title: 'Go live with today’s people, bring history later',
        summary:
          'Payroll needs this month to be right. History can follow in week twelve, and half of customers never ask for it.',
        sections: {
          strategy:
            'Ask what the first pay run truly needs: names, bank details, gross pay, leave balances. That’s 12 columns and customers can check them in an afternoon, because employees will shout about mistakes. Run one month in parallel with the old system and go live with the next.',
          critical:
            'Leave balances are what people fight over. Have each employee confirm theirs by text message before the first run. Everything older than the current tax year goes into a file that you hold and don’t import.',
          example:
            'At an HR vendor we went from nine weeks to 24 days. Of 130 customers, 58 asked for history afterwards, and 41 of them paid for it.',
        },
        daysAgo: 33,
        status: 'approved',
        rating: 5,
        comment: 'First three customers went live in five weeks. Confirming the balances by text was a very good idea.',
      },
      {
        key: 'a-onboarding-eleven-weeks-charge',
        author: 'jin-woo-seo',
        kind: 'text',
        title: 'Clean it yourselves and send an invoice',
        summary: 'Customers can’t clean what they don’t understand. What’s wrong here is the price.',
        body: [
          'Making customers do it sounds fair and ends in week eleven. Your four people see the same thirty mistakes every month, so they’re five times as fast as any customer. Keep the work, price it, and write scripts for the ten commonest mistakes.',
          'We introduced a fee of $1,200 for companies above 50 employees. Two of 44 walked away. Time to go-live fell to six weeks, mainly as paying customers answer emails.',
        ],
        daysAgo: 27,
        status: 'approved',
        rating: 4,
      },
      {
        key: 'a-onboarding-eleven-weeks-refuse',
        author: 'emma-johansson',
        kind: 'text',
        title: 'Let them fail the check before they sign',
        summary: 'Move the data check ahead of the contract.',
        body: [
          'Put a checker on your site where a prospect drops the export of their old system and gets a list of what’s wrong, for free. People who’ve seen 214 mistakes in their own data don’t argue about weeks or fees. Sales will fear it. In my experience about one in twelve is scared off, and these were the ones who took twenty weeks.',
        ],
        daysAgo: 12,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-onboarding-volunteers',
    asker: 'joanna-fields',
    topic: 'Customer onboarding',
    question:
      'How do you train users who change every week, such as volunteers, without writing a manual that nobody opens?',
    detail: [],
    industries: ['Non-profit and public sector'],
    daysAgo: 8,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-expansion-nine-countries',
    asker: 'carlos-mendoza',
    topic: 'Expansion revenue',
    question:
      'Customers start with us in one country and stay there; what moves them to the second without a discount?',
    detail: ['One invoice for nine countries is why they sign, yet 70% use a single one after two years.'],
    industries: ['Telecommunications'],
    daysAgo: 61,
    status: 'approved',
    answers: [
      {
        key: 'a-expansion-nine-countries-trip',
        author: 'jin-woo-seo',
        kind: 'text',
        title: 'Sell on the day somebody crosses the border',
        summary: 'Roaming is the signal. Three employees abroad in a month is worth more than any account review.',
        body: [
          'You can see who travels. When three phones of one customer roam in the same country within 30 days, have the system write to the person who reads the invoice: what those days cost, and what they’d have cost on a local plan. Two lines and a button.',
          'We did this with a data provider using export volume in place of roaming. Response was 14%, against 2% for the quarterly review deck. No discount was given to any of them, since the comparison did the work.',
        ],
        daysAgo: 55,
        status: 'approved',
        rating: 5,
        comment: 'We had the data all along. Eleven second countries in six weeks.',
      },
      {
        key: 'a-expansion-nine-countries-who',
        author: 'chloe-nguyen',
        kind: 'text',
        title: 'Your buyer has no say in the second country',
        summary:
          'It’s usually a different company on paper. Ask for an introduction in month two, when you’ve just been useful.',
        body: [
          'Before you build triggers, check who signs abroad. In firms with people on the road the subsidiary often has its own manager, budget and nephew with a phone shop. Your buyer can’t decide it, however many signals they get.',
          'What worked for me: at the first invoice review, around week eight, ask for one name abroad and a joint call of twenty minutes. About a third say yes. By the second year the goodwill has worn off and hardly anyone does.',
        ],
        daysAgo: 50,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-expansion-commission-csm',
    asker: 'andre-williams',
    topic: 'Expansion revenue',
    question: 'If customer success managers get a commission on upsells, will customers stop telling them the truth?',
    detail: [],
    industries: ['Real estate technology'],
    daysAgo: 142,
    status: 'approved',
    answers: [
      {
        key: 'a-expansion-commission-csm-some',
        author: 'emma-johansson',
        kind: 'text',
        title: 'They stop when the sum exceeds a tenth of salary',
        summary: 'A finder’s fee is harmless, a quota isn’t. The line in my teams ran near 10%.',
        body: [
          'I’ve managed both. With a flat fee of $200 for an introduction that turns into a sale, nothing changed in how customers spoke. With a quota worth a quarter of pay, support tickets dropped by 30% within two quarters while complaints to the founders rose. Customers had found another door.',
          'So a small fee, the same for each introduction, and never on renewal value. If you need somebody with a quota, give that person another name and let them join the call late.',
        ],
        daysAgo: 135,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-voice-survey-eight-percent',
    asker: 'lucia-moretti',
    topic: 'Voice of the customer',
    question:
      'Eight per cent of customers answer our satisfaction survey; is that enough to decide anything with 480,000 of them?',
    detail: ['That’s still 38,000 answers. The score has been between 51 and 53 for six quarters.'],
    industries: ['Financial technology'],
    daysAgo: 30,
    status: 'approved',
    answers: [
      {
        key: 'a-voice-survey-eight-percent-bias',
        author: 'ngozi-adeyemi',
        kind: 'text',
        title: 'Thirty-eight thousand answers from the wrong people',
        summary:
          'Size doesn’t repair who answers. Check eight per cent against the rest on what they did, not on what they said.',
        sections: {
          strategy:
            'Compare those who answered with those who didn’t on three things you know for everyone: months as a customer, balance, and whether they closed within a year. If they differ, reweight, or better, ring 150 of the silent ones. It takes two people a week.',
          critical:
            'A score that stays within two points for six quarters isn’t stable. It’s insensitive. A new fee and an outage should each have moved it. If neither did, stop reporting it.',
          example:
            'A wallet company had 47 from the survey and 22 from 160 telephone calls. The silent majority were people with uneven income who were ashamed of their balance and avoided any message at all.',
        },
        daysAgo: 25,
        status: 'approved',
        rating: 5,
        comment: 'Painful and right. Answerers hold three times the median balance.',
      },
      {
        key: 'a-voice-survey-eight-percent-use',
        author: 'sarah-lavoie',
        kind: 'text',
        title: 'Throw the score away and read the text',
        summary: 'The comments are usable even if the number isn’t. Sample 200 a month by hand.',
        body: [
          'I wouldn’t spend a week on repairing the sample. Scores serve a slide. What your product team lacks is sentences, and 38,000 answers probably hold 9,000 of those.',
          'Draw 200 at random each month, two people read them separately and sort them into whatever groups appear. After three months the groups settle; from then on count. A bank I know found in this way that one sentence in eleven was about the date of the statement, which no survey had asked about.',
        ],
        daysAgo: 16,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-voice-power-plants',
    asker: 'karin-holm',
    topic: 'Voice of the customer',
    question:
      'How do we learn what customers think when their security rules forbid recordings, surveys and any product analytics?',
    detail: [],
    industries: ['Cybersecurity'],
    daysAgo: 76,
    status: 'approved',
    answers: [
      {
        key: 'a-voice-power-plants-visit',
        author: 'chloe-nguyen',
        kind: 'text',
        title: 'Go there, with a notebook, one day a month',
        summary: 'Six visits a half-year and a one-page protocol that the customer signs off.',
        body: [
          'Paper is usually permitted. Arrange six visits per half-year, always an engineer together with somebody from support, and sit beside an operator through one shift change. Write one page the same evening and send it to the customer to be cleared. They’ll correct it, and these corrections are worth more than the visit.',
          'Count three things only: how often they look away from your screen to another one, what’s stuck to the monitor on notes, and what they print. At a hospital supplier we removed four of the seven notes within a year.',
        ],
        daysAgo: 69,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-support-weekend',
    asker: 'owen-prichard',
    topic: 'Support at scale',
    question:
      'Hotels reconcile on Sunday nights and we are twenty-six people; how can we offer weekend support without ruining our team?',
    detail: ['About 40 contacts per weekend, a dozen of them urgent.'],
    industries: ['Financial technology', 'Travel and hospitality'],
    daysAgo: 52,
    status: 'approved',
    answers: [
      {
        key: 'a-support-weekend-one-window',
        author: 'zainab-yusuf',
        kind: 'text',
        title: 'Cover the four hours that matter and say so',
        summary:
          'Sunday from eight to midnight, paid at double, by volunteers. The rest of the weekend gets an honest answer.',
        body: [
          'Plot those contacts by hour. I’d bet that 30 of 40 fall between 20:00 and midnight on Sunday. Staff that window with two people at double pay, from a list of volunteers, each at most once in five weeks, Monday off.',
          'For the remaining hours, promise nothing beyond a status page. Customers forgive closed; they don’t forgive a form that says “as soon as possible”. A booking tool did this with 19 people, cost about £1,900 a month, and two years on nobody had asked to leave the list.',
        ],
        daysAgo: 47,
        status: 'approved',
        rating: 5,
        comment: 'It was 33 of 40. The list had nine volunteers by Friday.',
      },
      {
        key: 'a-support-weekend-remove-cause',
        author: 'ana-ribeiro',
        kind: 'text',
        title: 'Spend the same money on not being called',
        summary: 'A dozen urgent contacts of the same three kinds are a bug list.',
        body: [
          'Before you build a rota, read six weekends of urgent contacts: seventy or so. I’ve done this for payments twice, and three causes made up more than 60% both times: a terminal that closed its day late, a refund in the wrong batch, a user locked out.',
          'Each can be fixed or made to wait until Monday without harm, for example by letting the hotel close with a marked difference. One engineer for five weeks took our Sundays from 15 urgent contacts to four. Four can be covered by one telephone.',
        ],
        daysAgo: 43,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-support-bot-teachers',
    asker: 'felix-brandstatter',
    topic: 'Support at scale',
    question:
      'Would you let an assistant answer teachers in eleven languages if you can only check its answers in four of them?',
    detail: ['Contacts double each September, and for ten weeks we are about two days behind.'],
    industries: ['Education technology'],
    daysAgo: 11,
    status: 'approved',
    answers: [
      {
        key: 'a-support-bot-teachers-translate',
        author: 'ngozi-adeyemi',
        kind: 'text',
        title: 'Let it choose an answer, never write one',
        summary:
          'Have people translate 80 checked answers. The assistant picks, so seven unchecked languages stop being a risk.',
        body: [
          'I wouldn’t let it write in a language nobody here reads. Picking is another matter. Eighty answers usually cover two thirds of a September. Have them translated by people once, roughly $6,000 for ten languages, and let the assistant choose one or hand over.',
          'Check the choices, which you can do in any language, because you compare numbers: which of the 80 did it pick. Ours picked right in 93% of cases, and in doubt it must pass.',
        ],
        daysAgo: 6,
        status: 'approved',
      },
    ],
  },
  {
    key: 'q-churn-price-or-value',
    asker: 'saskia-de-boer',
    topic: 'Churn reduction',
    question:
      'Leavers tell us it was the price, yet those who stay pay more; how do I find out what the reason really was?',
    detail: [],
    industries: ['Software as a service'],
    daysAgo: 3,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-support-callbacks-plumbers',
    asker: 'andre-williams',
    topic: 'Support at scale',
    question:
      'Which contacts should a repair platform answer by telephone even though its whole promise is not having to call?',
    detail: [],
    industries: ['Real estate technology'],
    daysAgo: 1,
    status: 'pending',
    answers: [],
  },
]
