/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const CONTENT_INSIGHTS = [
  {
    key: 'ins-editorial-source-hours',
    author: 'hannah-whitfield',
    topic: 'Editorial strategy',
    flow: 'new',
    status: 'approved',
    daysAgo: 22,
    title: 'Buy hours of your specialists before you buy words',
    question:
      'Why does our content sound like everybody else’s even though we hire good writers and brief them carefully?',
    brief:
      'Good writers with nothing to report write summaries. Budget expert time first: one hour of a specialist per published piece.',
    sections: {
      strategy:
        'A newsroom pays reporters to find things out; a content team usually pays them to phrase what’s already on page one of the results. Turn it round. Each piece starts with a recorded hour with someone who does the work: an implementation engineer, a customer’s controller, the person in support who knows why imports fail. The writer’s brief has a single line, namely what surprised you in that hour. No surprise, no piece.\n\nPlan on six to eight pieces a month from ten interviews. The rest goes in the drawer for later.',
      critical:
        'Specialists say no to “content” and yes to “could you explain this to me”. Get an hour a month written into their goals by their own manager. Show them the draft, but for facts only; engineers who edit style will sand off every edge.',
      example:
        'At a purchasing tool we cut output from 22 articles a month to seven. Traffic dipped by 12% over two months and came back. Demo requests that mentioned an article went from three a month to nineteen, and one interview with a warehouse manager was forwarded inside 60 companies.',
    },
    body: null,
    industries: ['Software as a service', 'Manufacturing'],
    tags: ['content quality', 'interviews'],
    votes: 84,
    saves: 77,
    views: 1310,
  },
  {
    key: 'ins-editorial-prune',
    author: 'diego-fernandez',
    topic: 'Editorial strategy',
    flow: 'old',
    status: 'approved',
    daysAgo: 265,
    title: 'Delete two thirds of your archive',
    question: null,
    brief:
      'An archive of 400 mediocre pages is a tax on the 90 good ones. Deleting is the fastest editorial improvement I know, and nearly nobody dares to do it.',
    sections: null,
    body: [
      'Export every page with twelve months of entrances, links from other sites and conversions, including assisted ones. A page with fewer than 50 entrances, no links and no conversion is deleted. A page with links but nothing else is merged into the best relative and redirected. Whatever remains gets an owner and a review date.',
      'Expect the total number of visits to fall by 5 to 10% in the first month, because you’ve removed long-tail visits by people who bounced. Tell the board beforehand, in writing. In my last four projects, qualified visits were above the old level by week fourteen.',
      'Keep a list of the deleted addresses for a year. Two will turn out to be linked from a customer’s training material.',
      'One caution: don’t do it in the quarter of a migration. If anything goes wrong you won’t know which of the two was guilty.',
    ],
    recordings: [
      { title: 'How I decide what goes', seconds: 241 },
      { title: 'Telling the board', seconds: 77 },
    ],
    industries: ['Media and entertainment', 'Software as a service'],
    tags: ['content audit', 'SEO'],
    votes: 61,
    saves: 52,
    views: 944,
  },
  {
    key: 'ins-techseo-log-files',
    author: 'noah-fischer',
    topic: 'Technical SEO',
    flow: 'new',
    status: 'approved',
    daysAgo: 15,
    title: 'Read the server logs before you touch anything else',
    question: 'Where should a technical SEO review begin on a site with more than 100,000 addresses?',
    brief:
      'Crawl tools tell you what could be fetched. Logs tell you what search engines fetch. The gap is your backlog.',
    sections: {
      strategy:
        'Take 30 days of server logs, keep only verified crawler requests and group them by page template. Put three numbers beside each template: share of crawl, share of pages in the index and share of organic sign-ups. On most large sites, one template without any sign-ups takes over half of the crawl. It is usually a filter, a calendar or a printable version.\n\nFix that template first, by not linking to it. Blocking in the robots file is quicker, but leaves the links in place that pass nothing on.',
      critical:
        'Verify crawlers by reverse lookup. On one site 40% of “search engine” traffic was scrapers in costume. Don’t celebrate a fall in crawl by itself: what should rise is how soon new pages in valuable templates are fetched, in hours after publication.',
      example:
        'A marketplace for used machines had 2.6 million addresses, of which 81% of crawl went to sort orders. We replaced the sort links with buttons. New listings were fetched after 9 hours on average, down from 6 days, and listings that sold within a fortnight went up by 11%. It took one developer three days.',
    },
    body: null,
    industries: ['E-commerce and retail', 'Manufacturing'],
    tags: ['SEO', 'log analysis', 'crawl budget'],
    votes: 58,
    saves: 69,
    views: 867,
  },
  {
    key: 'ins-techseo-migration',
    author: 'sarah-lavoie',
    topic: 'Technical SEO',
    flow: 'new',
    status: 'approved',
    daysAgo: 140,
    title: 'Move a help centre to a new address without losing its search traffic',
    question:
      'What order of steps keeps search traffic intact when a help centre moves from a subdomain into a folder?',
    brief: 'Move 5% first, wait for it to settle, then move everything else in one night with redirects at page level.',
    sections: {
      strategy:
        'Pick a section with about 5% of the traffic and move it alone. Every old address redirects permanently to its exact successor; no catch-all to the home page. Wait until the new addresses have replaced the old ones in the results, three to five weeks in my experience. If the section holds at 95% or better, move the rest overnight at the start of your quietest week, with text and titles unchanged. Improve the articles a month later.',
      critical:
        'Changing design, addresses and wording on the same day makes any fall impossible to explain. Keep the redirects for good; the idea that a year is enough comes from people who never looked at old forum links. Screenshots in articles often point at the old host: search the database, not the pages.',
      example:
        'A booking platform moved 1,900 articles in two steps. The pilot lost 3% for twelve days. The main move lost nothing that could be told from noise, and support tickets fell by 8% over the following quarter, since product pages now linked to articles in the same navigation.',
    },
    body: null,
    industries: ['Travel and hospitality', 'Software as a service'],
    tags: ['site migration', 'redirects'],
    votes: 30,
    saves: 41,
    views: 522,
  },
  {
    key: 'ins-thought-one-enemy',
    author: 'naledi-khumalo',
    topic: 'Thought leadership',
    flow: 'new',
    status: 'approved',
    daysAgo: 54,
    title: 'Thought leadership needs a named practice that you are against',
    question:
      'How can an executive write regularly without repeating what everybody in the industry already agrees with?',
    brief: 'Write down five practices of your industry that you would forbid. Each is half a year of material.',
    sections: {
      strategy:
        'I start with a list of bans. Over lunch, the executive names five common practices that they’d stop tomorrow if they ran the whole industry. For each, I ask for the time they did it themselves. That confession is the first article, and it is why people believe the second. One ban carries eight to ten pieces: the cost, the cases where it’s right after all, what to do on Monday, letters from readers who disagree.',
      critical:
        'The target is a practice, never a person or a competitor. Publish the best objection you receive, in full, with a decent answer. Twice a month is enough. Ghostwriting works only if the executive can defend every sentence in a meeting; I read drafts aloud to them, and where they stumble, the line goes.',
      example:
        'A partner of an audit firm wrote against the yearly staff survey for seven months. Two clients were annoyed and one left. Invitations to tender in which the firm was asked by name went from four to thirteen that year. She has been asked to speak about nothing else since, which she regrets slightly.',
    },
    body: null,
    industries: ['Professional services'],
    tags: ['executive writing'],
    votes: 49,
    saves: 33,
    views: 719,
  },
  {
    key: 'ins-thought-benchmark',
    author: 'diego-fernandez',
    topic: 'Thought leadership',
    flow: 'new',
    status: 'approved',
    daysAgo: 199,
    title: 'Publish the data you are nervous about',
    question: 'Which of our internal numbers make good public research, and which should stay inside the company?',
    brief:
      'Figures that make your own average customer look ordinary travel furthest. Keep anything that identifies one.',
    sections: {
      strategy:
        'Everyone publishes success. I ask for the distribution: how long do your customers really take to go live, at the 10th, 50th and 90th percentile? Readers look for themselves in a distribution and send it to their boss. Publish the query and the definition along with it, so that other people can argue about method rather than motive. Renew it every quarter without changing the definition.',
      critical:
        'No group under 25 customers, no cell from which an industry insider could guess a name, and a legal review of what your contracts allow with aggregated data. Let sales read it three weeks early; they will be asked why the slowest tenth is so slow and should have an answer ready.',
      example:
        'A clinic software company published that its median roll-out took 74 days while rivals promised thirty. Sales expected a disaster. The page became the third most cited source on its subject, and in lost-deal interviews “they were honest about time” came up six times in a quarter.',
    },
    body: null,
    industries: ['Health technology', 'Software as a service'],
    tags: ['original research', 'benchmarks'],
    votes: 45,
    saves: 48,
    views: 655,
  },
  {
    key: 'ins-podcast-guests',
    author: 'isabella-conti',
    topic: 'Video and podcasts',
    flow: 'old',
    status: 'approved',
    daysAgo: 91,
    title: 'A podcast is a guest list',
    question: null,
    brief:
      'Forget audience for the first year. A business podcast with 300 listeners can pay for itself if the guests are people you’d otherwise spend months trying to meet.',
    sections: null,
    body: [
      'I plan 24 episodes a year and choose guests as sales would choose accounts: people who run the problem at companies on the list. The invitation is answered in 35 to 45% of cases, against 4% for a sales email to the same person.',
      'The rules: you may never pitch on the recording or in the week after. Prepare so well that it’s the best interview they have given, send them three finished clips for their own channels, and stay in touch with something useful. About a third start talking about their own problem before the recorder is switched on.',
      'Money: editing, music and clips come to roughly $900 an episode. A logistics software company spent $22,000 in a year, and six of 24 guests became customers, none through a pitch.',
      'If your buyers are developers, I would do something else. They like text that can be searched.',
    ],
    recordings: [
      { title: 'Choosing guests', seconds: 178 },
      { title: 'The week after', seconds: 119 },
    ],
    industries: ['Logistics and supply chain', 'Professional services'],
    tags: ['podcast', 'ABM'],
    votes: 66,
    saves: 38,
    views: 1005,
  },
  {
    key: 'ins-video-screen-first',
    author: 'aisha-rahman',
    topic: 'Video and podcasts',
    flow: 'new',
    status: 'approved',
    daysAgo: 37,
    title: 'Product videos that survive a release: record by step, not by feature',
    question: 'How do we keep product videos up to date in six languages when the interface changes every month?',
    brief: 'Store each video as ten-second steps with captions as text, so that a change costs one step and six lines.',
    sections: {
      strategy:
        'Break each video into steps of at most twelve seconds. A step is one screen recording with one sentence of voice-over, both stored under an identifier that the product team knows. When a screen changes, the release checklist names the affected identifiers. You re-record these, and a script joins the steps again. Voices are recorded by one native speaker a language, two hours a month, everything in one session so that the sound matches.',
      critical:
        'Never show dates, prices or a logged-in person’s name. Leave 35% more time for German and Finnish than the English take, or the speaker will rush. Captions come before dubbing: in our numbers, 71% of help videos are watched without sound.',
      example:
        'An education platform with 48 videos in six languages used to redo all of them twice a year for $54,000 and lived with wrong screens for months. In steps, a typical release touches nine clips. The yearly bill is $13,000, and complaints that the video shows another product have stopped.',
    },
    body: null,
    industries: ['Education technology', 'Software as a service'],
    tags: ['video localisation', 'help videos'],
    votes: 40,
    saves: 55,
    views: 603,
  },
  {
    key: 'ins-distribution-80',
    author: 'grace-kimani',
    topic: 'Content distribution',
    flow: 'new',
    status: 'approved',
    daysAgo: 70,
    title: 'Spend the third week of every month on last year’s best article',
    question: 'How much of a small content team’s time should go to distribution compared with writing new pieces?',
    brief: 'Half, on a calendar, and mostly on old pieces that have already shown they deserve it.',
    sections: {
      strategy:
        'Rank the past two years by one measure, for example sign-ups per hundred readers, and take the top twelve. In week three of each month nobody writes. The team takes one of the twelve and puts it in front of new people: a partner’s newsletter, two industry forums where we’re members already, a short talk, a paid test of $400 against lookalikes, a chart redrawn for social posts. The article is updated first, with the year’s numbers.',
      critical:
        'Communities notice people who only post links, so we answer ten questions for each link of ours. Stop counting impressions. A distribution week is good if it brings at least half as many sign-ups as the original launch did, which eight in twelve manage.',
      example:
        'A savings app in East Africa had three writers and one viral article from 2021. Its third weeks now account for 46% of sign-ups from content, with not a single new piece among them. The writers complained for two months and then began to suggest which piece deserved the next turn.',
    },
    body: null,
    industries: ['Financial technology'],
    tags: ['repurposing'],
    votes: 53,
    saves: 60,
    views: 790,
  },
  {
    key: 'ins-distribution-newsletter',
    author: 'hannah-whitfield',
    topic: 'Content distribution',
    flow: 'old',
    status: 'pending',
    daysAgo: 3,
    title: 'The forward button is the growth channel',
    question: null,
    brief:
      'Newsletters grow when readers forward them to one colleague with one sentence of their own. Everything in the layout should help with that sentence.',
    sections: null,
    body: [
      'I put the one paragraph worth forwarding at the top, self-contained, with a link that opens without signing up. Under it stands a line for the person it was forwarded to. In our case 22% of new readers came through that line.',
      'Referral schemes with mugs brought readers who wanted mugs. They opened half as often and were gone within three months.',
    ],
    recordings: [{ title: 'Writing to be forwarded', seconds: 131 }],
    industries: ['Media and entertainment'],
    tags: ['newsletter'],
    votes: 0,
    saves: 0,
    views: 0,
  },
]
