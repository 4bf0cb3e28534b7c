/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const REVOPS_INSIGHTS = [
  {
    key: 'ins-crm-fewer-fields',
    author: 'tomasz-kowalski',
    topic: 'CRM design',
    flow: 'new',
    status: 'approved',
    daysAgo: 14,
    title: 'Delete 200 fields and make six mandatory',
    question:
      'Our salespeople don’t fill in the CRM. Should we enforce more fields or remove them, and which ones should stay?',
    brief:
      'Remove every field that no report has read in 90 days. Six mandatory ones are about the limit of human patience.',
    sections: {
      strategy:
        'Export all fields with two numbers: how often each is filled in and how often a report, list or automation reads it. Whatever nothing reads is hidden for 30 days and then deleted. Of the rest, six may be mandatory, each at the stage where the answer is known. Mine are: problem in the customer’s words, amount, close date, next step with a date, second contact, and the reason for loss. Everything that can be looked up by machine is filled by machine.',
      critical:
        'People answer mandatory fields with rubbish if the answer isn’t known yet; a full stop is the most frequent reason for loss in the world. So ask late. And show sellers a screen that their answers improve, such as a weekly list of deals without a next step. Data entry without return is a tax, and gets evaded.',
      example:
        'After an acquisition, a deal record had 312 fields, 41 of them compulsory. We left 58 and six. Average time to create a deal went from eleven minutes to two; completeness of the six reached 97%. One vice president missed one field. It had been her own.',
    },
    body: null,
    industries: ['Software as a service', 'Professional services'],
    tags: ['CRM', 'data quality'],
    votes: 91,
    saves: 88,
    views: 1502,
  },
  {
    key: 'ins-crm-stage-exit',
    author: 'jin-woo-seo',
    topic: 'CRM design',
    flow: 'old',
    status: 'approved',
    daysAgo: 147,
    title: 'Name stages after what the customer did',
    question: null,
    brief:
      '“Proposal sent” describes our own activity. “Customer named the decision date” describes progress. Renaming the stages was the cheapest forecast improvement we ever made.',
    sections: null,
    body: [
      'We have five stages, and each is a sentence with the customer as its subject: described the problem, introduced a second person, saw it with own data, named the decision date, agreed on paper. A deal moves only if someone can point to the email or the recording where it happened.',
      'Sellers resisted for about a month, as half of their pipeline moved back by a stage. The total fell by 38% on one afternoon. The forecast of that quarter was the first to be within 10%.',
      'Don’t copy our sentences. Listen to twenty won deals and write down at which point each turned from polite into serious.',
      'Keep the old stage in a hidden field for two quarters, so that finance can compare.',
    ],
    recordings: [{ title: 'Five sentences', seconds: 168 }],
    industries: ['Software as a service'],
    tags: ['sales stages', 'CRM'],
    votes: 46,
    saves: 42,
    views: 707,
  },
  {
    key: 'ins-automation-inventory',
    author: 'peter-novak',
    topic: 'Marketing automation',
    flow: 'new',
    status: 'approved',
    daysAgo: 66,
    title: 'Write the phone number of an owner on every workflow',
    question: 'How do you clean up a marketing automation system in which nobody knows what 180 active workflows do?',
    brief: 'Give each an owner within two weeks; pause what nobody claims. In my experience 60% is never missed.',
    sections: {
      strategy:
        'List all workflows with the number of records they touched in the last month. Send the list to everyone with a login: claim yours by the 14th with one line on its purpose. Unclaimed ones that touched nobody are deleted, and unclaimed ones that touched somebody are paused for 30 days with an alarm on the phone of one person. Then draw what’s left on one wall. You will see the same lead being assigned three times.',
      critical:
        'Pause, never delete, anything that writes to billing or consent. Test suppression lists first; the most expensive accident I have seen was a “cleanup” that reactivated 14,000 unsubscribed addresses on a Friday. From then on no workflow goes live without an owner, a purpose and a date on which it expires unless renewed.',
      example:
        'A B2B publisher had 183 workflows, and 52 were claimed. Of the paused ones, four complaints came in 30 days. Marketing emails per lead fell from 23 a month to nine, replies doubled, and the licence tier went down by $18,000 a year, because it was billed by actions.',
    },
    body: null,
    industries: ['Media and entertainment', 'Software as a service'],
    tags: ['workflow audit', 'martech'],
    votes: 54,
    saves: 64,
    views: 826,
  },
  {
    key: 'ins-automation-consent',
    author: 'jin-woo-seo',
    topic: 'Marketing automation',
    flow: 'new',
    status: 'approved',
    daysAgo: 215,
    title: 'One preference centre, four choices, and no dark corners',
    question:
      'What should customers be able to choose in an email preference centre without making segmentation unmanageable?',
    brief:
      'Four topics and one pause button. Each further option costs more in maintenance than it saves in unsubscribes.',
    sections: {
      strategy:
        'Offer product news, events, the newsletter, and offers. Add one control for pace, “pause for 60 days”, which a fifth of would-be leavers take. Every message carries one of the four labels, assigned by whoever creates it, and the system refuses to send without it. Transactional mail is separate and can’t be switched off, but neither may it advertise.',
      critical:
        'Consent is a record with a date, a source and the wording shown, not a tick box in a contact. Keep the history when records merge, with the stricter one winning. Regional rules differ: in South Korea, for instance, advertising consent has to be reconfirmed every two years, and night-time sending needs its own consent.',
      example:
        'A customer platform with nine overlapping lists and a total unsubscribe as the only way out was losing 1.1% of its base a month. With four labels it lost 0.4%. Two thirds of those who paused came back without any email about it. Support had expected confused calls and got none.',
    },
    body: null,
    industries: ['Software as a service', 'E-commerce and retail'],
    tags: ['consent', 'preference centre'],
    votes: 28,
    saves: 37,
    views: 459,
  },
  {
    key: 'ins-scoring-negative',
    author: 'bruno-keller',
    topic: 'Lead scoring and routing',
    flow: 'new',
    status: 'approved',
    daysAgo: 29,
    title: 'Score leads by subtraction',
    question: 'Is there a simple lead scoring model that sales trusts more than points for opens and clicks?',
    brief:
      'Start everybody as a fit and subtract for reasons that sales gave when it rejected leads. Seven rules are enough.',
    sections: {
      strategy:
        'Read the last 150 leads that sales sent back and sort the reasons. You’ll find six or seven: student, competitor, wrong country, under ten people, personal address, agency, job applicant. Each becomes a rule that takes a lead out or down. What remains is a good lead, and goes to a person at once. Points for opening emails vanish. They mostly measured security software that opens everything.',
      critical:
        'A rule needs a reason that can be shown to sales next to the lead, or it will be distrusted. Review rejected leads every month and let sales rescue some; if they rescue more than 5%, a rule is wrong. Only add positive points once you have 300 closed deals to learn them from, and then let a statistician do it.',
      example:
        'An automation agency’s client scored with 64 rules. Sales accepted 41% of what came over. We replaced them by seven subtractions in an afternoon; acceptance rose to 78% and the number of leads handed over fell by a third. Meetings held went up by nine a month. No one has asked for the old score.',
    },
    body: null,
    industries: ['Software as a service', 'Manufacturing'],
    tags: ['lead scoring', 'MQL'],
    votes: 79,
    saves: 85,
    views: 1281,
  },
  {
    key: 'ins-routing-speed',
    author: 'nina-petrova',
    topic: 'Lead scoring and routing',
    flow: 'new',
    status: 'approved',
    daysAgo: 101,
    title: 'Route to whoever is free, not to whoever owns the territory',
    question: 'How can we answer inbound demo requests within ten minutes with six salespeople in three time zones?',
    brief:
      'First free person takes the first call; ownership is sorted out afterwards. Speed is worth more than territory.',
    sections: {
      strategy:
        'Separate the first conversation from the account. A request rings for whoever is marked free at that moment, in any region. That person has ten minutes, then it rings for everyone. They hold the first call and pass it on with notes to the owner, and both are credited: the responder with a fixed $60, the owner with the deal. Out of hours the form offers real slots and no promise to get in touch.',
      critical:
        'The credit must be cash, small and monthly. Points don’t move anyone. Language is the one exception to “whoever is free”. Measure the median and the slowest tenth, because a good average hides the request that waited all weekend, and that was the large one.',
      example:
        'A maintenance software company answered after 31 hours on average; its best region after two. With a ring group the median fell to seven minutes and the slowest tenth to 50. Requests that turned into a held meeting went from 44% to 67%. Territory disputes, which everyone had predicted, came to three in a year.',
    },
    body: null,
    industries: ['Real estate technology', 'Software as a service'],
    tags: ['speed to lead', 'inbound'],
    votes: 86,
    saves: 79,
    views: 1366,
  },
  {
    key: 'ins-attribution-ask',
    author: 'linh-pham',
    topic: 'Attribution',
    flow: 'new',
    status: 'approved',
    daysAgo: 42,
    title: 'One open question on the form beats your attribution model',
    question: 'How reliable is asking customers how they heard about us, compared with software attribution?',
    brief:
      'Neither is the truth, but the question sees podcasts, colleagues and communities that no tag will ever see.',
    sections: {
      strategy:
        'Add one mandatory open text field to the demo form: “What made you look for us today?” No list to choose from, because lists teach people to click the first entry. Sort the answers by hand for a month, 300 are enough, and afterwards let a model classify them with a weekly sample of 30 checked by a person. Put both columns, what they said and what the tags say, side by side in every channel review.',
      critical:
        'People compress. They name the last memorable thing and forget the ad. So use the field for what tags can’t see and the tags for the mechanics, and hold out regions when real money depends on it. Don’t shorten forms by dropping the field: our completion rate fell by 0.6 points when we added it, which is noise.',
      example:
        'At an analytics vendor the tags credited search with 61% of demos. In the text field, 34% named a colleague and 22% a podcast that had been cut from the budget in spring. It came back, and in the next quarter a fifth of the enterprise demos mentioned it.',
    },
    body: null,
    industries: ['Software as a service', 'Artificial intelligence'],
    tags: ['self-reported attribution', 'dark social'],
    votes: 93,
    saves: 86,
    views: 1571,
  },
  {
    key: 'ins-attribution-truce',
    author: 'stefan-ionescu',
    topic: 'Attribution',
    flow: 'new',
    status: 'approved',
    daysAgo: 230,
    title: 'End the sourcing war by counting pipeline once',
    question:
      'Sales development and marketing both claim the same opportunities. How should credit for sourcing be split?',
    brief: 'It shouldn’t. One shared number for both, and an internal log of who did what for learning only.',
    sections: {
      strategy:
        'Set one pipeline goal that both leaders are paid on, and take “sourced by” out of the compensation plan. Keep a log per opportunity with the first three things that happened, in order, without weights. Once a month read twenty of these logs aloud with both teams in the room. Patterns show up that no model has: in ours, a call within five days of a webinar worked and the same call after two weeks annoyed people.',
      critical:
        'It only holds if finance stops asking which half to cut by source. Give them a different report, cost per opportunity in total and by segment. New leaders will want to reintroduce credit within a quarter. Let them read the logs first.',
      example:
        'In a cybersecurity company the two teams claimed 134% of pipeline between them. Arguments took two hours of each weekly meeting. With one number the meeting lasts 40 minutes, and webinar follow-up by phone went from 12% to 85% of attendees, since nobody lost credit by helping.',
    },
    body: null,
    industries: ['Cybersecurity'],
    tags: ['sales and marketing alignment', 'SDR'],
    votes: 50,
    saves: 47,
    views: 768,
  },
  {
    key: 'ins-tools-annual-bill',
    author: 'nina-petrova',
    topic: 'Tool consolidation',
    flow: 'old',
    status: 'approved',
    daysAgo: 276,
    title: 'Cut tools by asking what breaks on Friday',
    question: null,
    brief:
      'The average growth team I meet pays for 27 tools and could name 15. I don’t ask which are useful. Everything is useful. I ask what breaks if it is gone on Friday.',
    sections: null,
    body: [
      'For each tool: who noticed the last outage, and after how long? If nobody noticed within a week, it goes. If one person noticed, that person decides, but out of their own budget. This alone removes a third of the bill.',
      'Then overlaps. Three tools send email, two record calls. Keep the one that the people who are paid on results use, even if another is better on paper.',
      'Renewal dates are the lever. Put all of them in one calendar with an alarm 100 days ahead, since most contracts want 90 days’ notice. A client in clean energy missed two and paid $46,000 for the privilege.',
      'Don’t consolidate for its own sake. A suite that does five things poorly moved their reporting into spreadsheets within a year.',
    ],
    recordings: [
      { title: 'The Friday question', seconds: 137 },
      { title: 'Renewal calendar', seconds: 88 },
    ],
    industries: ['Clean energy', 'Software as a service'],
    tags: ['martech', 'vendor contracts'],
    votes: 44,
    saves: 53,
    views: 690,
  },
  {
    key: 'ins-tools-merge-crm',
    author: 'tomasz-kowalski',
    topic: 'Tool consolidation',
    flow: 'new',
    status: 'approved',
    daysAgo: 62,
    title: 'Merging two CRMs in eleven weeks: the order that worked',
    question: 'In what order should we merge two CRM systems after an acquisition so that no open deal gets lost?',
    brief: 'Definitions, then accounts, then open deals, then history. The weekend of the switch is the smallest part.',
    sections: {
      strategy:
        'Weeks 1 to 3: agree on what a customer, a deal and a stage is, on two pages, signed by both sales heads. Weeks 4 to 6: match accounts by tax number and domain, and let sellers resolve the remaining 10% by hand, because they know. Week 7: freeze all fields. Weeks 8 and 9: move open deals first, in batches by seller, each of whom confirms a printed list. Week 10: switch. Week 11 and after: history, in order of how often it gets looked up.',
      critical:
        'Keep the losing system readable for a year, with editing off on the day of the switch. If both are writable for even one week, you’ll reconcile for three months. Budget a quarter of the time for permissions. The hardest meeting is about who owns an account that both companies call theirs; settle it before week four.',
      example:
        'We merged 71,000 accounts and 2,300 open deals of a logistics group this way. 38 deals came out with a wrong owner, all found through the printed lists, and none were lost. The earlier attempt, history first, had been given up after five months.',
    },
    body: null,
    industries: ['Logistics and supply chain'],
    tags: ['CRM migration', 'mergers'],
    votes: 41,
    saves: 58,
    views: 611,
  },
]
