/** @type {readonly import('../shapes.mjs').DemoQuestion[]} */
export const CONTENT_QUESTIONS = [
  {
    key: 'q-editorial-one-writer',
    asker: 'jonas-bakker',
    topic: 'Editorial strategy',
    question:
      'I can afford one writer for half the week; how many articles should I expect, and which kind should come first?',
    detail: ['We sell to city utilities. Sales cycles of 14 months, perhaps 900 people in Europe who could ever buy.'],
    industries: ['Clean energy', 'Non-profit and public sector'],
    daysAgo: 19,
    status: 'approved',
    answers: [
      {
        key: 'a-editorial-one-writer-two',
        author: 'hannah-whitfield',
        kind: 'text',
        title: 'Two a month, both of them about a meeting that took place',
        summary: 'For 900 readers, depth wins. Start with the objections from the last ten sales meetings.',
        sections: {
          strategy:
            'Two pieces a month, 1,200 words each, plus one email. The first ten should answer what was asked in your last ten meetings with utilities, in the words used there. Have the writer sit in on four calls before writing a line. With 900 possible readers you don’t need search, you need your salespeople to send the link.',
          critical:
            'Half of a writer’s hours go into getting facts out of engineers. If those engineers can’t give two hours a month, hire nobody.',
          example:
            'A pump manufacturer published 22 pieces in a year, none of which ranked for anything. Sales sent 19 of them to buyers, and two were quoted in the text of a public tender.',
        },
        daysAgo: 15,
        status: 'approved',
        rating: 5,
        comment: 'The test with two engineering hours was the honest bit. We got them.',
      },
      {
        key: 'a-editorial-one-writer-one-guide',
        author: 'rebecca-stein',
        kind: 'text',
        title: 'One long guide, rewritten every quarter',
        summary: 'With so few readers a single reference beats twenty-four articles. It’s also easier to stop.',
        body: [
          'I’d refuse the calendar. Nine hundred people with a 14-month cycle need one thing they keep: a buyer’s guide to leak detection that is honest about methods you don’t sell. Five thousand words, four months of work, then a revision each quarter with a list of what changed.',
          'Your writer will be bored by month six and that’s a real cost. But a document at its fifth revision becomes the one that consultants copy into tenders. I’ve seen it happen twice, after 11 and 17 months.',
        ],
        daysAgo: 10,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-editorial-ai-drafts',
    asker: 'felix-brandstatter',
    topic: 'Editorial strategy',
    question:
      'Our writers now draft with an AI assistant and output has tripled; how do I find out whether readers have noticed?',
    detail: [],
    industries: ['Education technology'],
    daysAgo: 66,
    status: 'approved',
    answers: [
      {
        key: 'a-editorial-ai-drafts-return',
        author: 'noah-fischer',
        kind: 'text',
        title: 'Watch the second visit, because the first one can’t tell',
        summary: 'Compare the share of readers who come back within 30 days, by article, before and after.',
        body: [
          'A visitor from search doesn’t know what they’re getting, so visits won’t tell you. What tells you is whether they return. Take articles from the six months before and after, and compare the share of first-time readers with a second visit within 30 days.',
          'At a developer tool it went from 11.2% to 6.9% after drafts were generated. Visits had risen by 40% and everyone was pleased. The assistant stayed, for outlines and for code samples that a build runs. Paragraphs are written by people again, we publish half as much, and the rate is back at ten.',
        ],
        daysAgo: 60,
        status: 'approved',
        rating: 5,
        comment: 'Ours fell from 14% to 9%. Uncomfortable, but now we know.',
      },
      {
        key: 'a-editorial-ai-drafts-fine',
        author: 'aisha-rahman',
        kind: 'text',
        title: 'In eleven languages the drafts did more good than harm',
        summary: 'Judge by language. Where the alternative was nothing, a checked draft is a gain.',
        body: [
          'My figures differ, perhaps because I work across languages. In the two where we had good writers, the drafts were worse and readers left sooner. In the other nine the alternative was a bad translation or no article, and time on page went up by a third.',
          'So I’d split the decision. A native teacher reads every draft, 25 minutes each, with the right to throw it away. They throw away one in six. Where you can’t find such a teacher, don’t publish in that language.',
        ],
        daysAgo: 47,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-techseo-js-app',
    asker: 'dmitri-volkov',
    topic: 'Technical SEO',
    question:
      'Our documentation is rendered in the browser and only a third of it is indexed; is server rendering worth six weeks of two engineers?',
    detail: ['2,400 pages, about 800 of them in the index. Sign-ups from documentation are 18% of the total.'],
    industries: ['Software as a service'],
    daysAgo: 83,
    status: 'approved',
    answers: [
      {
        key: 'a-techseo-js-app-static',
        author: 'noah-fischer',
        kind: 'text',
        title: 'Don’t render on a server: write files',
        summary:
          'Documentation changes a few times a day. Generate it at build time; that’s nine days of work, not sixty.',
        sections: {
          strategy:
            'Six weeks is the price of rendering an application. You have documents. Generate HTML files in the build, serve them from storage and keep the browser code for search and the version switch. Start with the 300 pages that already bring sign-ups, so you can stop after a week if nothing moves.',
          critical:
            'Links must be real links in the file, and every version except the current one needs a canonical address. Otherwise you’ll be indexed four times over and rank for none.',
          example:
            'For a database company we moved 1,900 pages in eight working days. Indexed pages went from 610 to 1,740 within seven weeks, and sign-ups from documentation rose by 27%.',
        },
        daysAgo: 79,
        status: 'approved',
        rating: 5,
        comment: 'Eleven days in our case. 2,050 pages are in the index as of last week.',
      },
      {
        key: 'a-techseo-js-app-prune-first',
        author: 'sarah-lavoie',
        kind: 'text',
        title: 'Ask first whether the missing 1,600 deserve it',
        summary: 'Half of the unindexed pages are often thin or duplicates. Delete before you build.',
        body: [
          'Before anybody builds anything, open 50 of the missing pages at random. When I did this for a help centre, 29 of the 50 were either old versions, one-line method stubs or the same text under two headings. The crawler was right to leave them out.',
          'Merge and delete for a week, resubmit and wait for a month. If more than a third of what’s left is still missing, the technology is at fault and the engineers are well spent.',
        ],
        daysAgo: 74,
        status: 'approved',
        rating: 3,
        comment: 'True for 300 pages. The rest really were invisible.',
      },
    ],
  },
  {
    key: 'q-techseo-location-pages',
    asker: 'kirsty-macleod',
    topic: 'Technical SEO',
    question:
      'Do separate pages for each of 31 pick-up towns still work, or does Google treat them as doorway pages now?',
    detail: [],
    industries: ['Travel and hospitality'],
    daysAgo: 37,
    status: 'approved',
    answers: [
      {
        key: 'a-techseo-location-pages-nine',
        author: 'grace-kimani',
        kind: 'text',
        title: 'Keep the towns where you could write 300 words from memory',
        summary: 'A page needs something only true of that town. You’ll end with nine to twelve.',
        body: [
          'They work if a page says what’s true of that town alone: where the van stands, which road to avoid on Fridays, what it costs to leave it there for a second day. Ask whoever hands over the keys. If that person can’t fill 300 words, merge the town into its region.',
          'A car rental client cut 58 pages to 14 and lost 6% of visits for two months, then gained 31% over the year. The pages that had been swapped town names brought nearly all the visits and 4% of the bookings.',
        ],
        daysAgo: 33,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-thought-founder-shy',
    asker: 'beata-zielinska',
    topic: 'Thought leadership',
    question:
      'Neither I nor my brother wants to be visible online; can a family company build a reputation for expertise without a face?',
    detail: [
      'Our customers are maintenance managers between 45 and 60. They read two trade magazines and nothing else, as far as we know.',
    ],
    industries: ['Manufacturing'],
    daysAgo: 54,
    status: 'approved',
    answers: [
      {
        key: 'a-thought-founder-shy-bench',
        author: 'naledi-khumalo',
        kind: 'text',
        title: 'Give the column to the test bench',
        summary:
          'A series can be signed by a place. Show one failed bearing a month and what it looked like three weeks before.',
        sections: {
          strategy:
            'Readers trust evidence more than faces. Offer one of those magazines a monthly half page: one machine part that failed, a photograph, and the curve from three weeks before. Sign it “from the test bench”. One of your engineers writes the facts, an editor makes 250 words of them.',
          critical:
            'Never your own product in the picture. The day it becomes an advert the editor moves you to the paid pages.',
          example:
            'A gearbox workshop has run such a column for six years, 68 parts so far. About one in five new enquiries mentions a particular photograph. The owner’s name has never appeared.',
        },
        daysAgo: 48,
        status: 'approved',
        rating: 5,
        comment: 'The magazine said yes after one telephone call.',
      },
      {
        key: 'a-thought-founder-shy-face',
        author: 'diego-fernandez',
        kind: 'text',
        title: 'You need a face; it needn’t be yours',
        summary: 'Pick a service engineer who likes to explain and pay for the time.',
        body: [
          'I’ve tried faceless series three times and two of them died within a year, as nobody inside felt they were theirs. Find the service engineer whom customers already ask for by name. Give them four paid hours a month and 8% more salary, and put the series in their contract.',
          'The risk is that they leave, and they may. You’ve still had two years of it, and the archive stays on your site.',
        ],
        daysAgo: 35,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-thought-contrarian-risk',
    asker: 'william-osei',
    topic: 'Thought leadership',
    question:
      'Is it wise for an audit firm to publish strong opinions when half of its clients might be on the other side of the argument?',
    detail: [],
    industries: ['Professional services'],
    daysAgo: 115,
    status: 'approved',
    answers: [
      {
        key: 'a-thought-contrarian-risk-practice',
        author: 'naledi-khumalo',
        kind: 'text',
        title: 'Argue against a practice that your clients also suffer from',
        summary:
          'Nobody leaves over an opinion about paperwork. Choose an enemy that no client would defend in public.',
        body: [
          'Strong doesn’t mean divisive. List ten practices that waste your clients’ money, such as confirming balances by post, and cross out any that a client has defended to you. Usually six are left. Those are your opinions for two years.',
          'Show each piece to two partners before it goes out and ask a single question: which client calls you about this? If they name one, ring that client first and read it aloud. In four years of doing this for a firm of 120, we made nine such calls and withdrew one article.',
        ],
        daysAgo: 108,
        status: 'approved',
        rating: 5,
      },
    ],
  },
  {
    key: 'q-podcast-stop',
    asker: 'theo-lambert',
    topic: 'Video and podcasts',
    question: 'After 64 episodes our podcast has 900 listeners and costs €2,100 a month; when is it right to stop?',
    detail: ['It’s for people who might write with us. Eleven of our 140 writers say that it was a reason.'],
    industries: ['Media and entertainment'],
    daysAgo: 28,
    status: 'approved',
    answers: [
      {
        key: 'a-podcast-stop-keep',
        author: 'isabella-conti',
        kind: 'text',
        title: 'Eleven writers pay for it several times over',
        summary: 'Judge it as recruiting. About €6,100 per writer won is paid back within a year.',
        body: [
          'Sixty-four episodes at two a month are 32 months and about €67,000. Divide by eleven writers: €6,100 each. Your writers average some 2,200 paying readers, so if you keep even €5 a year of each reader, one writer has paid that back within seven months.',
          'What I’d change: stop counting listeners, invite only people you want to sign, and cut the editing. A conversation with one good microphone each costs €600 an episode.',
        ],
        daysAgo: 24,
        status: 'approved',
        rating: 4,
        comment: 'Your guess was low but right in spirit. We keep it.',
      },
      {
        key: 'a-podcast-stop-pause',
        author: 'rebecca-stein',
        kind: 'text',
        title: 'Stop for a season and see who writes to you',
        summary: 'Self-reported reasons are polite. A pause of ten weeks is a better experiment.',
        body: [
          'People who sign with you will kindly say that your podcast was a reason; it costs them nothing. Announce a pause of ten weeks, with a date for the return. Then count two things: applications from writers against the same weeks last year, and the letters asking where it went.',
          'If applications hold and fewer than 1 in 50 listeners writes, end it with a good last episode. If they fall, you know what it’s worth to the euro.',
        ],
        daysAgo: 18,
        status: 'approved',
        rating: 5,
      },
      {
        key: 'a-podcast-stop-shorter',
        author: 'aisha-rahman',
        kind: 'text',
        title: 'Cut the audience in two',
        summary: 'Podcasts always grow in the third year, so wait.',
        body: [
          'Most shows find their audience in the third year, and stopping at 64 episodes would throw away what you have built. I would add short video versions in two more languages and wait for another year before any decision is taken about the budget.',
        ],
        daysAgo: 17,
        status: 'rejected',
        reason: 'The claim about the third year needs a source or a case of your own.',
      },
    ],
  },
  {
    key: 'q-video-factory-consent',
    asker: 'beata-zielinska',
    topic: 'Video and podcasts',
    question:
      'Customers let us film in their workshops but never let us publish it; what can be shown that a works council would approve?',
    detail: [],
    industries: ['Manufacturing'],
    daysAgo: 9,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-distribution-no-social',
    asker: 'karin-holm',
    topic: 'Content distribution',
    question:
      'Our readers sit in hospitals and power plants where social networks are blocked, so how does an article reach them at all?',
    detail: ['Email gets through, attachments don’t.'],
    industries: ['Cybersecurity', 'Health technology'],
    daysAgo: 44,
    status: 'approved',
    answers: [
      {
        key: 'a-distribution-no-social-plain',
        author: 'hannah-whitfield',
        kind: 'text',
        title: 'Put the whole article into a plain email',
        summary: 'No link, no picture, no tracking. Readers behind filters forward text.',
        sections: {
          strategy:
            'Send the complete text, 500 words, as plain email from a named person. Filters in such places strip links and images and distrust anything that measures. Measure forwards by replies instead: end with one question that a colleague would be able to answer.',
          critical:
            'You lose open rates and must be at peace with that. Keep the list by hand, and remove anyone silent for a year by asking them personally.',
          example:
            'A supplier to power grids sends 340 of these a month. Between 12 and 20 people reply each time, and three tenders in two years came from someone who’d been forwarded one.',
        },
        daysAgo: 40,
        status: 'approved',
        rating: 5,
        comment: 'Sent the first one on Monday: 22 replies from 280 people.',
      },
      {
        key: 'a-distribution-no-social-associations',
        author: 'grace-kimani',
        kind: 'text',
        title: 'Borrow the lists they already trust',
        summary: 'Every regulated trade has a body whose bulletin is let through. Write for that.',
        body: [
          'Your own address takes a year to earn its way past filters. The national hospital association’s bulletin is already let in, read aloud in meetings even, and usually short of material. I’d write one piece a quarter for each of three such bodies and pay for nothing.',
          'They’ll cut your company from the text; let them. In a similar case 60% of new subscribers to the client’s own list came from the author line of six such pieces.',
        ],
        daysAgo: 36,
        status: 'approved',
        rating: 4,
      },
    ],
  },
  {
    key: 'q-distribution-marketplace-makers',
    asker: 'deepa-nair',
    topic: 'Content distribution',
    question:
      'We have 2,300 craftspeople with stories and a team of two; how do we choose which stories to tell and where?',
    detail: [
      'So far we publish whoever replies first. The best piece brought ₹4 lakh in orders, the median brings nothing.',
    ],
    industries: ['E-commerce and retail'],
    daysAgo: 3,
    status: 'approved',
    answers: [
      {
        key: 'a-distribution-marketplace-makers-stock',
        author: 'amara-okafor',
        kind: 'text',
        title: 'Tell the story of whoever has stock',
        summary: 'A story that sells out on the first day disappoints most readers. Choose by what can be delivered.',
        body: [
          'Start from the shelf: list the makers who have at least 60 pieces ready and a price between 900 and 2,500 rupees. That’s perhaps 150 people, and a team of two can speak to them within a quarter.',
          'Of those, choose by a single sentence: what does this person refuse to do? The refusals make the stories.',
        ],
        daysAgo: 1,
        status: 'pending',
      },
    ],
  },
  {
    key: 'q-techseo-pdf-tenders',
    asker: 'nora-lindqvist',
    topic: 'Technical SEO',
    question:
      'Utilities search for words that appear only inside our PDF data sheets; should we turn 140 of them into web pages?',
    detail: [],
    industries: ['Clean energy', 'Manufacturing'],
    daysAgo: 5,
    status: 'approved',
    answers: [],
  },
  {
    key: 'q-editorial-free-contracts',
    asker: 'benjamin-roth',
    topic: 'Editorial strategy',
    question:
      'Should our model contracts stay free to download, now that they bring 4,000 readers a month and hardly a mandate?',
    detail: ['We ask for nothing at present, not even an address.'],
    industries: ['Legal services'],
    daysAgo: 1,
    status: 'pending',
    answers: [],
  },
]
