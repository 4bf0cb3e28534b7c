/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const SALES_INSIGHTS = [
  {
    key: 'ins-outbound-trigger-lists',
    author: 'liam-o-connell',
    topic: 'Outbound sales',
    flow: 'new',
    status: 'approved',
    daysAgo: 8,
    title: 'Outbound lists of 40 with a reason beat lists of 4,000 with a name',
    question:
      'How should a first outbound team of two build its lists now that reply rates to cold email have collapsed?',
    brief:
      'Write only to companies where something happened in the last three weeks that you can name in the first line.',
    sections: {
      strategy:
        'Each Monday the two of them choose one trigger, say a new head of operations, a second warehouse, or a failed audit that was made public. They spend the morning finding 40 companies where it happened in the past three weeks. Every email opens with the event, says in one sentence what usually goes wrong in the following quarter, and asks whether it’s their problem. 70 words, no link, no calendar. A call two days later refers to the email.',
      critical:
        'Triggers wear out. When replies fall under 6%, drop the trigger for half a year. Don’t automate the first line: the moment it reads like a template you are in the other 4,000. Use a second domain and keep each mailbox under 30 a day.',
      example:
        'Two people at an inventory software firm sent 1,900 generic emails in a quarter and booked seven meetings. The next quarter they sent 480, each with a trigger, and booked 46. Nineteen were with companies that had just signed a lease for another site, which nobody had thought of as a buying signal before.',
    },
    body: null,
    industries: ['Software as a service', 'Logistics and supply chain'],
    tags: ['cold email', 'SDR'],
    votes: 110,
    saves: 98,
    views: 2043,
  },
  {
    key: 'ins-outbound-phone-first',
    author: 'stefan-ionescu',
    topic: 'Outbound sales',
    flow: 'new',
    status: 'approved',
    daysAgo: 79,
    title: 'The telephone is the least crowded channel left',
    question:
      'Is it still worth having sales development people make cold calls, and what results should I expect from a day?',
    brief:
      'Yes. 60 dials, seven conversations, one meeting is a fair day. Everything depends on the first eleven seconds.',
    sections: {
      strategy:
        'I train three openings and let each caller keep one. Mine is: “You don’t know me, this is a cold call, you can hang up or give me half a minute.” Roughly two thirds give the half minute. Then one problem, in the words of a customer with the same job, and the question whether it sounds familiar. If not, I ask who has it, and thank them. No features on a cold call, at all.',
      critical:
        'Call blocks of 90 minutes with phones only; mixing in email kills the rhythm. Mobile numbers double the connect rate, and in several European countries you need a documented legitimate interest, so ask counsel before buying lists. People burn out after 14 months of this. Plan the next job for them when you hire them.',
      example:
        'A fleet insurer’s five callers had written emails all day because they were afraid of the phone, producing 18 meetings a month between them. With two blocks a day it was 61 in the third month. One of the five quit in week two. The other four now teach.',
    },
    body: null,
    industries: ['Financial technology', 'Logistics and supply chain'],
    tags: ['cold calling', 'SDR'],
    votes: 76,
    saves: 55,
    views: 1217,
  },
  {
    key: 'ins-enterprise-security-pack',
    author: 'samuel-johnson',
    topic: 'Enterprise deals',
    flow: 'new',
    status: 'approved',
    daysAgo: 25,
    title: 'Send the security pack before they ask for it',
    question: 'What can a 50-person vendor do to shorten the security and legal phase of its first enterprise deals?',
    brief: 'Six documents and one named engineer, sent in week two. It took nine weeks out of the cycle.',
    sections: {
      strategy:
        'Build a folder: a two-page architecture note, the last penetration test summary, a filled standard questionnaire, a list of sub-processors, your insurance certificate and a contract with your three fallback positions marked. Send it the week after the first good meeting, with the name of an engineer who answers within a day. The buyer’s security team rarely gets anything before they’ve had to chase it, and they remember who was different.',
      critical:
        'Never claim a certificate you are still working on. Say which control you lack and what you do instead. In contracts, agree internally where you stop on liability before the first redline, twelve months of fees in most cases, since improvised concessions become precedents. If procurement sends its own paper, accept it for deals above $250,000 and stop arguing.',
      example:
        'A maker of scheduling software needed 31 weeks from first meeting to signature with hospitals; security alone took thirteen. With the folder, the median fell to 22. At one hospital group the chief security officer forwarded the pack to two sister organisations, and both became customers in the following year.',
    },
    body: null,
    industries: ['Health technology', 'Software as a service'],
    tags: ['security review', 'procurement', 'enterprise'],
    votes: 83,
    saves: 96,
    views: 1340,
  },
  {
    key: 'ins-enterprise-mutual-plan',
    author: 'vikram-iyer',
    topic: 'Enterprise deals',
    flow: 'old',
    status: 'approved',
    daysAgo: 188,
    title: 'A close plan that the buyer writes',
    question: null,
    brief:
      'Most mutual action plans are a vendor’s wish list with two logos. Mine start with an empty page in the buyer’s own tool, and with their date rather than mine.',
    sections: null,
    body: [
      'In the second meeting I ask what has to be live by when, and who gets hurt if it isn’t. Then I ask them to list every step between today and that date, and I type. They know about the works council, the architecture board that meets on the first Tuesday, and the budget freeze in December. I add only what they could not know about our side.',
      'If the champion can’t name the steps, that’s the finding. We spend the next call on discovering them, together with someone who can.',
      'I review the plan every Friday by message, in three lines. A step that slips twice without a reason means the deal is smaller than I think, and I say so in the forecast.',
      'With Indian vendors selling to the US this also settles the question of trust: eleven deals in a row closed within two weeks of the date the buyer had set.',
    ],
    recordings: [
      { title: 'The empty page', seconds: 233 },
      { title: 'Fridays in three lines', seconds: 84 },
    ],
    industries: ['Software as a service', 'Professional services'],
    tags: ['mutual action plan', 'MEDDIC'],
    votes: 57,
    saves: 61,
    views: 889,
  },
  {
    key: 'ins-enablement-call-clips',
    author: 'lucas-meyer',
    topic: 'Sales enablement',
    flow: 'new',
    status: 'approved',
    daysAgo: 36,
    title: 'Enablement in four-minute clips, cut from last week’s calls',
    question:
      'What should sales enablement look like in a team of fifteen that ignores every training deck it is given?',
    brief:
      'Sellers copy sellers. One clip a week from a real call, discussed for ten minutes, changed more than a year of decks.',
    sections: {
      strategy:
        'Every Friday each manager nominates one moment from a recorded call, good or bad, at most four minutes. The team votes for one. On Monday we watch it, everyone writes down what they would’ve said next, and then we hear what was said. Ten minutes, no slides. The clips go into a library by situation: price objection, silent stakeholder, the technical question you can’t answer.',
      critical:
        'Ask for consent, from both the customer and the seller, and let sellers veto a clip of theirs. The first three must show the leader failing. Don’t score people on it. As soon as clips turn into performance reviews, only the harmless ones get nominated.',
      example:
        'At a deal desk for industrial software we had 38 clips after a year. New hires watched ten in their first week and reached the first closed deal after 71 days, against 118 for the class before. Discounts in the price-objection group fell by five points, which nobody had trained for explicitly.',
    },
    body: null,
    industries: ['Manufacturing', 'Software as a service'],
    tags: ['call coaching', 'ramp time'],
    votes: 70,
    saves: 76,
    views: 1011,
  },
  {
    key: 'ins-enablement-playbook-size',
    author: 'fatima-al-sayed',
    topic: 'Sales enablement',
    flow: 'new',
    status: 'approved',
    daysAgo: 164,
    title: 'A playbook of eleven pages',
    question:
      'How long should a sales playbook be, and what belongs in it for a team selling across several Gulf countries?',
    brief: 'If it can’t be read on a flight, it isn’t used. Eleven pages, one owner, one revision every quarter.',
    sections: {
      strategy:
        'Page one says who we sell to and who we turn down. Then five pages for the five stages, each with the question that ends the stage, two sentences customers say at that point, and the mistake most of us make. Three pages on countries: who signs, how a tender runs, which months are lost. Two on price, with the discount each level may give. That is all. Product knowledge lives elsewhere.',
      critical:
        'A regional playbook written at headquarters gets the calendar wrong. I have a seller from each country write their page and sign it. Ramadan, summer and the fiscal year end move the whole forecast, and a plan that ignores them looks like failure in March. Revise on a fixed date, or it grows by two pages a month.',
      example:
        'A telecom supplier had 140 pages and a certification that took a week. Nobody could say what ended stage two. With eleven pages, forecast accuracy for the region went from within 35% to within 12% over three quarters, chiefly since “proposal sent” stopped counting as a commitment.',
    },
    body: null,
    industries: ['Telecommunications'],
    tags: ['sales playbook', 'Gulf region'],
    votes: 43,
    saves: 57,
    views: 644,
  },
  {
    key: 'ins-comp-three-levers',
    author: 'daniel-mbeki',
    topic: 'Sales compensation',
    flow: 'new',
    status: 'approved',
    daysAgo: 20,
    title: 'A compensation plan that fits on a business card',
    question:
      'How many components should a salesperson’s commission plan have, and what happens when there are too many?',
    brief:
      'Two components, three at the very most. A seller has to be able to work out the commission on a deal while standing in the lift.',
    sections: {
      strategy:
        'I use a base and variable of 50:50 for hunters, one rate on new annual revenue, and an accelerator above quota, say 10% up to the number and 15% beyond it. If you need a second lever, pick the one behaviour you lack: multi-year prepayment, or a strategic product. Everything else is management, and can’t be delegated to a spreadsheet. Quotas come to five times on-target earnings; at four times the plan is too dear, and at seven people leave.',
      critical:
        'Never cap. A cap tells your best person to stop in October. Don’t change mid-year unless you pay the better of old and new until December. Clawbacks for customers who leave within six months are fair if sales chose the customer, and unfair if onboarding failed; decide which it is before you write it in.',
      example:
        'A company of 120 had seven components and a quarterly dispute over 30% of payments. We cut to two. Disputes fell to one in a year, the cost of the plan rose by 4%, and new revenue by 19%. The finance team got back six days a quarter.',
    },
    body: null,
    industries: ['Software as a service'],
    tags: ['commission plan', 'quota'],
    votes: 89,
    saves: 81,
    views: 1399,
  },
  {
    key: 'ins-comp-founder-hire',
    author: 'zainab-yusuf',
    topic: 'Sales compensation',
    flow: 'new',
    status: 'rejected',
    daysAgo: 31,
    reason:
      'This overlaps with your approved answer on first hires. Please add what is new about equity, or withdraw it.',
    title: 'Paying the first salesperson when you have no quota data',
    question: 'How do I set pay for a first salesperson when nobody but the founders has ever sold the product?',
    brief: 'Guarantee the variable part for two quarters and replace the quota by learning goals you can check.',
    sections: {
      strategy:
        'Guarantee full variable pay for six months. In exchange ask for outputs: thirty discovery calls written up, the objection list, three deals taken to a decision either way. Use what you learn to set the first true quota.',
      critical:
        'Equity should vest like any early hire’s. A seller who takes only cash will leave at the first bad quarter, and one who takes only equity can’t pay the rent.',
      example:
        'A clinic tool with two founders did this. The hire closed four deals in the half year and wrote the sales manual that the next three people learned from.',
    },
    body: null,
    industries: ['Health technology'],
    tags: ['first sales hire'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-founder-sales-script',
    author: 'zainab-yusuf',
    topic: 'Founder-led sales',
    flow: 'new',
    status: 'approved',
    daysAgo: 51,
    title: 'Founders: record thirty calls before you hire anyone to make them',
    question: 'When is a founder ready to hand selling to a first hire, and what must exist on paper by then?',
    brief: 'Thirty recorded calls, ten paying customers who don’t know you, and a written list of who is not a fit.',
    sections: {
      strategy:
        'Readiness is a stack of paper. You need recordings of thirty first calls, with the sentence marked at which people leaned in. You need ten customers with whom you had no tie. You need a list of the objections in order of frequency, with the answer that worked and the one that didn’t. Most important is the “no” list: three kinds of company that look right, take four months and never buy. A new seller will find those first.',
      critical:
        'Hire two, not one, if cash allows at all. With one you cannot tell a bad product from a bad hire. And stay on calls for another six months, as the second voice. Founders who vanish from sales in month one get a forecast in month four and a surprise in month seven.',
      example:
        'Two founders of a compliance tool had hired and lost three senior sellers in two years. They went back to selling for fourteen weeks, with recordings. The next two hires, both with under three years’ experience, closed within 60 days. The seniors had been as good; there had been nothing to hand over.',
    },
    body: null,
    industries: ['Software as a service', 'Legal services'],
    tags: ['first sales hire', 'startup sales'],
    votes: 98,
    saves: 104,
    views: 1788,
  },
  {
    key: 'ins-founder-pricing-talk',
    author: 'thomas-wright',
    topic: 'Founder-led sales',
    flow: 'old',
    status: 'approved',
    daysAgo: 322,
    title: 'Say the price by minute twenty',
    question: null,
    brief:
      'Founders hide the price until the end because they fear it. I make them say it out loud in the first call, by minute twenty, as a range, and then stop talking.',
    sections: null,
    body: [
      '“Companies of your size pay us between eighteen and twenty-four thousand a year.” Then silence. What happens in the next ten seconds is worth more than the hour of demo that follows. A laugh means you’re wrong about the buyer. A question about what is in the range means you’re in business.',
      'Practise it on a colleague, aloud, forty times. The voice rises on the number, and everybody can hear it.',
      'If they ask for a discount in the same call, ask what they would give up. If the answer is nothing, the price wasn’t the issue.',
      'A founder of a maintenance app had ended 26 calls with “I’ll send you a proposal”. Two replied. After moving the price forward she had fewer second meetings, 14 of 30, but closed eight, at a price one third higher than before.',
    ],
    recordings: [{ title: 'The range and the silence', seconds: 152 }],
    industries: ['Manufacturing', 'Real estate technology'],
    tags: ['price talk'],
    votes: 74,
    saves: 50,
    views: 1123,
  },
]
