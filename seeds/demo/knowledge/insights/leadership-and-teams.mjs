/** @type {readonly import('../shapes.mjs').DemoInsight[]} */
export const LEADERSHIP_INSIGHTS = [
  {
    key: 'ins-hiring-first-three',
    author: 'elena-marchetti',
    topic: 'Hiring a growth team',
    flow: 'new',
    status: 'approved',
    daysAgo: 5,
    title: 'The first three growth hires, in order, and why the head comes third',
    question: 'In what order should a company with product-market fit hire its first three growth people?',
    brief: 'A maker, an analyst who can talk, then a lead. Hiring the leader first gives you slides.',
    sections: {
      strategy:
        'First, someone who makes things: landing pages, emails, a small script, in a day, without a ticket. Second, an analyst who prefers a phone call to a model and can tell you in week three which of the maker’s things worked. Third, the lead, once there is something to lead and numbers that show what kind of lead it should be. The three cost about $420,000 a year in Western Europe. Until the third arrives, a founder gives them two hours a week, fixed.',
      critical:
        'A head hired first will hire in their own image and needs six months to find out that your market is different. The exception is a company above 60 people, where the maker would drown in politics. Test makers with a paid day on a real task. In interviews everybody is a maker.',
      example:
        'A company in energy software hired a vice president of growth for $230,000, who left after eleven months with a strategy and two open vacancies. The second attempt began with a former shop owner who shipped 19 small things in her first quarter. Four worked. They became the job description for the lead, who was hired a year later and is still there.',
    },
    body: null,
    industries: ['Clean energy', 'Software as a service'],
    tags: ['growth hiring', 'team building'],
    votes: 96,
    saves: 89,
    views: 1575,
  },
  {
    key: 'ins-hiring-work-sample',
    author: 'patricia-gomez',
    topic: 'Hiring a growth team',
    flow: 'old',
    status: 'approved',
    daysAgo: 191,
    title: 'Interview with your own failed project',
    question: null,
    brief:
      'I give candidates a two-page account of a project of ours that failed, with the numbers, and ask what they would have noticed first. It separates people in twenty minutes.',
    sections: null,
    body: [
      'Weak candidates propose what they’d have done instead. Good ones ask what we knew at the time. The best find the week in which the numbers turned, and ask who was in the room.',
      'It’s fair to people without a famous employer, which matters to me: three of my five best hires came from companies nobody had heard of. And it’s honest. They see how you talk about failure before they join.',
      'Use the same project for every candidate for a role, with the same two interviewers, who write down their view before they speak to each other.',
      'It doesn’t test speed or craft. Add a paid half-day for that.',
    ],
    recordings: [{ title: 'Two pages and twenty minutes', seconds: 148 }],
    industries: ['Professional services', 'Financial technology'],
    tags: ['interviewing'],
    votes: 50,
    saves: 54,
    views: 795,
  },
  {
    key: 'ins-org-by-customer',
    author: 'charlotte-evans',
    topic: 'Marketing org design',
    flow: 'new',
    status: 'approved',
    daysAgo: 43,
    title: 'Organise marketing by customer group once you pass twenty people',
    question: 'When should a marketing team stop being organised by channel and function, and what should come next?',
    brief:
      'At about twenty people, channel teams optimise their channels. Small teams per customer group own an outcome.',
    sections: {
      strategy:
        'Under ten people, everybody does everything. From ten to twenty, functions help quality. Beyond that, each function has its own goals and no one owns the customer. I build groups of four or five around a type of customer, with a writer, a performance person, someone for events or lifecycle and a lead, and give each a pipeline number and a budget of its own. Brand, operations and design stay central, as a service with a public queue.',
      critical:
        'Specialists lose their professional home, so keep weekly guilds with real authority over standards. Don’t draw groups by region and by product at once. Reckon with two bad quarters. And put your strongest lead on the least glamorous group, or everyone will read the chart as a ranking.',
      example:
        'A group of 34 marketers in compliance software took eleven weeks for a campaign, through six functions. In four customer groups plus a centre it took three. Two people left, both heads of a function. Pipeline from the neglected group, small law firms, tripled in a year, as someone finally woke up thinking of them.',
    },
    body: null,
    industries: ['Legal services', 'Software as a service'],
    tags: ['team structure', 'marketing leadership'],
    votes: 62,
    saves: 68,
    views: 988,
  },
  {
    key: 'ins-org-agency-line',
    author: 'thomas-wright',
    topic: 'Marketing org design',
    flow: 'new',
    status: 'approved',
    daysAgo: 203,
    title: 'Keep judgement in the house and rent the hands',
    question: 'Which marketing work should we keep in-house and which is better bought from agencies and freelancers?',
    brief:
      'Keep what needs knowledge of your customers or your money. Rent whatever is skilled, repeatable and can be checked.',
    sections: {
      strategy:
        'Write down every recurring piece of work and ask two questions. Does it need to know the customer? Can a generalist tell good from bad within five minutes? Positioning, pricing, budget allocation and interviews stay inside. Production of video, media buying mechanics, translation and event logistics can be rented. What needs customer knowledge and cannot be checked quickly, such as thought leadership, must be inside, however thin the team is.',
      critical:
        'An agency costs a manager’s day per week, so under $8,000 a month take a freelancer. Own all accounts, data and raw files in your name from day one. Never let an agency both spend the money and report on what it did. Replace the incumbents’ yearly pitch by a 90-day notice and a quarterly conversation.',
      example:
        'In an interim job I found five agencies for 1.9 million and eleven employees who wrote briefs for them. After a year it was two agencies for 700,000 and fourteen employees, at the same total cost. Time from idea to publication dropped from 40 days to twelve.',
    },
    body: null,
    industries: ['Professional services', 'Telecommunications'],
    tags: ['agencies', 'outsourcing'],
    votes: 44,
    saves: 51,
    views: 702,
  },
  {
    key: 'ins-board-one-page',
    author: 'henrik-dahl',
    topic: 'Board reporting',
    flow: 'new',
    status: 'approved',
    daysAgo: 31,
    title: 'What a chairman reads on the eve of the meeting',
    question: 'What should the growth section of a board pack contain so that the discussion goes beyond the numbers?',
    brief: 'One page: what we said, what happened, why, what we now believe, and one decision we ask of you.',
    sections: {
      strategy:
        'I have chaired eleven boards and remember perhaps nine packs. They were short. Begin with last quarter’s forecast in your own words and the result beside it. Then the reasons, at most three, each with a number. Next what you believe today that you did not believe three months ago; this sentence tells me whether you are learning. Finish on one question where you want the board’s judgement, with the options and the one you favour.',
      critical:
        'A pack of sixty slides moves responsibility to the reader. Never let a bad number make its first appearance in the room: call the chair two days earlier. Definitions don’t change between meetings without a footnote. And if you have no question for the board, say so and take twenty minutes rather than sixty. You’ll be trusted more the next time.',
      example:
        'A growth lead at an energy company replaced 28 slides by a page. The first discussion lasted twice as long as planned and ended in a decision to leave a market, which three packs had hinted at without saying. Two directors asked the other departments for the same page.',
    },
    body: null,
    industries: ['Clean energy', 'Manufacturing'],
    tags: ['board pack'],
    votes: 73,
    saves: 85,
    views: 1168,
  },
  {
    key: 'ins-board-bad-quarter',
    author: 'fatima-al-sayed',
    topic: 'Board reporting',
    flow: 'old',
    status: 'approved',
    daysAgo: 239,
    title: 'Reporting a bad quarter',
    question: null,
    brief:
      'Boards forgive a miss. They don’t forgive having to discover it. I call every member before the pack is sent and use the same four sentences.',
    sections: null,
    body: [
      'We missed by this much. We knew in this week. This is what we did then. This is what I would like to talk about when we meet. It takes six minutes a call, and the anger is spent before the meeting begins.',
      'The second sentence is the difficult one. If you knew in week five and told them in week twelve, say that as well. They will find out, and the honest version costs you less.',
      'Bring a forecast for the coming quarter which you’d bet your bonus on, even when it is ugly. A second miss after a soft forecast ends careers; a low forecast that’s met rebuilds trust in two quarters.',
      'Avoid the words headwinds and learnings.',
    ],
    recordings: [
      { title: 'Four sentences', seconds: 104 },
      { title: 'The forecast after a miss', seconds: 97 },
    ],
    industries: ['Real estate technology', 'Telecommunications'],
    tags: ['bad news', 'investor relations'],
    votes: 65,
    saves: 58,
    views: 1013,
  },
  {
    key: 'ins-interim-first-month',
    author: 'samuel-johnson',
    topic: 'Interim leadership',
    flow: 'new',
    status: 'approved',
    daysAgo: 60,
    title: 'An interim leader’s first thirty days: decide three things that have been lying around',
    question:
      'What should an interim sales or marketing leader do in the first month to be useful and not just a placeholder?',
    brief: 'Listen for two weeks, then take three overdue decisions in public. That earns the mandate for the rest.',
    sections: {
      strategy:
        'I talk to everyone in the first ten days, half an hour each, with one question: what has been waiting for a decision longest? The same five or six things come up. In week three I decide three of them, the reversible ones, with the reason in writing, and put a date on the others. Teams between two leaders don’t suffer from bad decisions. They suffer from none.',
      critical:
        'Don’t reorganise; that’s your successor’s. Say on the first day when you’ll leave and that you won’t apply for the job, if that’s true. If it isn’t, say that instead. Get the mandate in an email from the chief executive with an amount up to which you can spend. I ask for $50,000, and have rarely used half of it.',
      example:
        'At a hospital supplier the deal approval rule, a pay dispute and the question of a trade fair had been open for seven months. All three were settled in twelve days. None was a brilliant decision. Voluntary departures, five in the quarter before, were zero in the next, and the successor took over a team that was used to getting answers.',
    },
    body: null,
    industries: ['Health technology', 'Manufacturing'],
    tags: ['interim management', 'first 30 days'],
    votes: 59,
    saves: 65,
    views: 923,
  },
  {
    key: 'ins-interim-handover',
    author: 'camille-dubois',
    topic: 'Interim leadership',
    flow: 'new',
    status: 'pending',
    daysAgo: 4,
    title: 'The handover file your successor will thank you for',
    question:
      'What should an interim chief marketing officer leave behind so that the permanent hire doesn’t start from zero?',
    brief:
      'Five pages on people, promises, money, open wounds and what I would have done next. Nothing else gets read.',
    sections: {
      strategy:
        'Page one: each person, what they’re good at, what they want, what I told them. Page two: every promise made to a customer, an agency or the board, with a date. Page three: money committed and money free. Page four: conflicts, named, with both versions. Page five: the three moves I would make next, and the evidence against each.',
      critical:
        'Write it from the second week, never in the last. Page four isn’t for email; hand it over on paper, and talk. Overlap by ten working days and be seen to follow the new leader’s lead in meetings.',
      example:
        'A cosmetics brand lost its interim and its new marketing head within four months of one another, since two agency promises surfaced in the third week. In my last handover there were eleven such promises on page two. The successor renegotiated four before anyone had to ask.',
    },
    body: null,
    industries: ['Consumer goods'],
    tags: ['handover'],
    votes: 0,
    saves: 0,
    views: 0,
  },
  {
    key: 'ins-planning-two-budgets',
    author: 'ruth-adler',
    topic: 'Planning and budgets',
    flow: 'new',
    status: 'approved',
    daysAgo: 68,
    title: 'Ask for two budgets: one that keeps the lights on and one that buys answers',
    question: 'How do we plan next year’s growth budget when we don’t know yet which of our new bets will work?',
    brief:
      'Separate running costs from learning costs. Release the second in quarterly pieces against questions answered.',
    sections: {
      strategy:
        'Seventy to eighty percent of the budget repeats what worked, with a target. The rest buys answers. For that part each line is a question, the price of an answer and a date: “Will clinics in Canada buy without a local reference? $60,000, by the end of May.” The board releases a quarter at a time, after hearing the answers. A no is a result and gets the same applause, literally, in our meeting.',
      critical:
        'Without the separation, learning money gets cut first when the core misses its target, and the core gets protected by calling everything a test. Limit yourself to five questions a year. Have someone who wasn’t for the bet judge the answer. Finance will want a return on the second budget. Give them the cost of being wrong at full scale instead.',
      example:
        'A German firm entering the US had planned $1.4 million as one block. Cut into questions, it learnt for $210,000 in five months that its buyer was the hospital pharmacy and not the laboratory. The remainder was spent in a different way from what any of the eleven pages of the plan had said.',
    },
    body: null,
    industries: ['Health technology', 'Manufacturing'],
    tags: ['annual planning', 'budget'],
    votes: 55,
    saves: 69,
    views: 871,
  },
  {
    key: 'ins-planning-capacity',
    author: 'daniel-mbeki',
    topic: 'Planning and budgets',
    flow: 'new',
    status: 'approved',
    daysAgo: 218,
    title: 'Build the sales plan from capacity and take off a quarter',
    question:
      'How do we set a sales target for next year that isn’t just last year’s number plus a wish from the board?',
    brief:
      'Count ramped seller-months, multiply by proven productivity, subtract leavers. Then argue about hiring, not about the number.',
    sections: {
      strategy:
        'List each seller by month, with zero for the months of ramp: in our case five, then half for two. Assume that a quarter of them leave in the year and that a replacement needs three months to find. Multiply what remains by the median productivity of the last four quarters; the mean is pulled up by your star. That is what you can sell. If the board wants more, the question is how many people you may hire by when, which is a conversation with facts in it.',
      critical:
        'Over-assign by about 15% between company plan and the sum of quotas, no more, or two thirds of the team miss and leave. Hires after June don’t count for this year. Put the marketing contribution in as meetings per seller per month, because a seller with six instead of ten is 40% less capacity, whatever the org chart says.',
      example:
        'A fintech’s board wanted 12 million. Capacity said 8.3. After a hard evening it approved six hires in January and a plan of 9.1. The year ended at 9.4, with seven of nine sellers over quota, and none of them left.',
    },
    body: null,
    industries: ['Financial technology', 'Software as a service'],
    tags: ['capacity model', 'quota'],
    votes: 63,
    saves: 77,
    views: 1007,
  },
]
