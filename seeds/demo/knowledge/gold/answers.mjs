/**
 * Questions as somebody would type them, each with the item that answers it and the passage that does.
 *
 * @type {readonly import('../shapes.mjs').GoldAnswer[]}
 */
export default [
  {
    question:
      'How can I learn what prospects would have done without us, so that the messaging argues with the right alternative?',
    key: 'ins-positioning-lost-deals',
    passage:
      'Take your last 30 closed deals, won and lost, and write next to each one what the buyer would have done had you not existed.',
  },
  {
    question: 'Could I just send a questionnaire to find out who we lose to?',
    key: 'ins-positioning-lost-deals',
    passage:
      'Don’t run this as a survey. People tick the rival they’ve heard of. On a call they tell you about the shared drive.',
  },
  {
    question: 'What should I pay strangers to look at our headline and say what we do?',
    key: 'ins-messaging-five-seconds',
    passage: 'I pay people for this, usually $25 for ten minutes, because volunteers are too kind.',
  },
  {
    question: 'Is there a cheap way to track brand awareness every three months?',
    key: 'ins-brand-measure-recall',
    passage:
      'Each quarter, ask 50 people who buy your category, but aren’t your customers, three things: which suppliers come to mind, which they would shortlist, and one word for each.',
  },
  {
    question: 'We bought a competitor and both names open as many doors. Which one do we keep?',
    key: 'ins-brand-architecture',
    passage: 'If it’s a draw, yours wins, because one name costs less than two.',
  },
  {
    question: 'Should we be the only ones using a new category name?',
    key: 'ins-category-no',
    passage:
      'Never announce a category on your own. Analysts and procurement believe in one when three vendors use the word, so you need rivals to copy you.',
  },
  {
    question: 'How long until a yearly industry report gets press attention?',
    key: 'ins-category-index',
    passage:
      'The first year is quiet. Ours got four mentions. In the second year people compare, and a comparison is a story.',
  },
  {
    question: 'How do I find out whether people will be able to spell a new product name?',
    key: 'ins-naming-shortlist',
    passage:
      'Someone with a cold reads each name once over a bad line to five people who write it down. Three different spellings and the name is out.',
  },
  {
    question: 'When is it worth paying for a subscription with an industry analyst?',
    key: 'ins-analyst-briefing',
    passage: 'A paid seat makes sense once more than a quarter of your deals mention a report, and not before.',
  },
  {
    question: 'How do I pitch a journalist without sending a mass press release?',
    key: 'ins-press-embargo',
    passage:
      'I read a reporter’s last twenty pieces and write to one person, with a first line about what they wrote and why this contradicts or continues it.',
  },
  {
    question: 'What share of an ad budget should go into producing the ads?',
    key: 'ins-paid-creative-volume',
    passage: 'Budget: for each $10,000 of media I set $1,500 aside for making things.',
  },
  {
    question: 'How many days does a good social ad last before it gets tired?',
    key: 'ins-paid-creative-volume',
    passage: 'Of eight, one works, and it works for about nineteen days before cost per install climbs by a third.',
  },
  {
    question: 'How do I set up a control group for an ABM pilot?',
    key: 'ins-abm-forty-accounts',
    passage: 'Draw forty at random for the programme and keep twenty as a control that gets business as usual.',
  },
  {
    question: 'Do we need intent data software to try account-based marketing?',
    key: 'ins-abm-forty-accounts',
    passage:
      'Don’t buy an intent tool for the pilot. A seller who reads job ads and annual reports for an hour a week knows more.',
  },
  {
    question: 'On which weekday should direct mail go out when people are only sometimes in the office?',
    key: 'ins-abm-direct-mail',
    passage:
      'We ship to offices on a Monday for a Tuesday in-office day, found by looking at when the team posts its photographs.',
  },
  {
    question: 'When should an onboarding mail be triggered for somebody who got stuck?',
    key: 'ins-lifecycle-fewer',
    passage:
      'Write one email for each of the three gaps between them, sent when somebody has been stuck for 20 hours, in plain text, from a person who answers.',
  },
  {
    question: 'Is open rate a good measure for onboarding emails?',
    key: 'ins-lifecycle-fewer',
    passage: 'Measure the step, never the open rate, which privacy features have made useless.',
  },
  {
    question: 'Whom do I invite to a customer dinner and how many?',
    key: 'ins-events-small-dinners',
    passage: 'Invite ten: five prospects, three customers, two people who are simply interesting.',
  },
  {
    question: 'Do dinners with prospects pay off for a cheap product?',
    key: 'ins-events-small-dinners',
    passage: 'If you sell below $15,000 a year, forget it: you need volume, and a webinar will beat a table.',
  },
  {
    question: 'Which webinar attendees should sales call afterwards?',
    key: 'ins-webinar-live-work',
    passage:
      'Follow up only with those who sent something in: they’ve told you their problem in writing, and they book at about five times the rate of the rest.',
  },
  {
    question: 'Is 3x pipeline coverage really the right target?',
    key: 'ins-pipeline-coverage',
    passage: 'Coverage is then the sum of the weighted value divided by the target, and you want 1.1, not 3.',
  },
  {
    question: 'Our engineers never find time for content interviews. How do I get their hours?',
    key: 'ins-editorial-source-hours',
    passage: 'Get an hour a month written into their goals by their own manager.',
  },
  {
    question: 'Which old blog posts can be deleted safely?',
    key: 'ins-editorial-prune',
    passage:
      'A page with fewer than 50 entrances, no links and no conversion is deleted. A page with links but nothing else is merged into the best relative and redirected.',
  },
  {
    question: 'How do I analyse crawl budget on a very large website?',
    key: 'ins-techseo-log-files',
    passage:
      'Take 30 days of server logs, keep only verified crawler requests and group them by page template. Put three numbers beside each template: share of crawl, share of pages in the index and share of organic sign-ups.',
  },
  {
    question: 'How long do 301 redirects have to stay in place after we move our help centre?',
    key: 'ins-techseo-migration',
    passage:
      'Keep the redirects for good; the idea that a year is enough comes from people who never looked at old forum links.',
  },
  {
    question: 'Can somebody else write LinkedIn posts for our CEO?',
    key: 'ins-thought-one-enemy',
    passage:
      'Ghostwriting works only if the executive can defend every sentence in a meeting; I read drafts aloud to them, and where they stumble, the line goes.',
  },
  {
    question: 'What precautions do we take before publishing benchmarks from customer data?',
    key: 'ins-thought-benchmark',
    passage:
      'No group under 25 customers, no cell from which an industry insider could guess a name, and a legal review of what your contracts allow with aggregated data.',
  },
  {
    question: 'Do prospects react better to a podcast invitation than to a cold email?',
    key: 'ins-podcast-guests',
    passage: 'The invitation is answered in 35 to 45% of cases, against 4% for a sales email to the same person.',
  },
  {
    question: 'How much longer is a German voice-over compared to English?',
    key: 'ins-video-screen-first',
    passage: 'Leave 35% more time for German and Finnish than the English take, or the speaker will rush.',
  },
  {
    question: 'How do we make time to promote old content instead of always writing new articles?',
    key: 'ins-distribution-80',
    passage:
      'In week three of each month nobody writes. The team takes one of the twelve and puts it in front of new people: a partner’s newsletter, two industry forums where we’re members already, a short talk, a paid test of $400 against lookalikes, a chart redrawn for social posts.',
  },
  {
    question: 'What is a good time to first action for a newly created account?',
    key: 'ins-activation-empty-state',
    passage: 'Measure time to the first edit: under two minutes is good.',
  },
  {
    question: 'At which point in a freemium product should users hit the wall?',
    key: 'ins-free-paid-limits',
    passage:
      'Let them finish the first one without any restriction, export included. The limit stands before the repeat.',
  },
  {
    question: 'What happens to people’s data when they stop paying, should we lock them out?',
    key: 'ins-free-paid-limits',
    passage:
      'And leave read access when somebody stops paying. Holding work hostage raises conversion this month and halves recommendations.',
  },
  {
    question: 'How many product-qualified accounts convert if a salesperson rings them?',
    key: 'ins-free-paid-human',
    passage:
      'Of 100 such accounts, about 30 pick up, twelve ask for terms and seven pay within a month. Without the call it’s three.',
  },
  {
    question: 'What effect can an A/B test show with four thousand registrations per month?',
    key: 'ins-experiments-kill',
    passage:
      'With 4,000 sign-ups a month you can detect a jump from 20% to 24%; you can’t detect 20% to 21%, so we don’t try.',
  },
  {
    question: 'How long may a painted door test stay online?',
    key: 'ins-experiments-fake-door',
    passage:
      'Take the door down on the seventh day; a dead button that stays for a month teaches people not to click on new things.',
  },
  {
    question: 'Who should get the bigger reward in a refer-a-friend programme?',
    key: 'ins-referrals-both-sides',
    passage: 'The friend gets two months free. The sender gets one, and only after the friend’s second payment.',
  },
  {
    question: 'How could a business tool grow virally without paying for invitations?',
    key: 'ins-referrals-b2b-artifacts',
    passage:
      'Count how many people outside the account see what your product makes: invoices, reports, booking pages, signed files.',
  },
  {
    question: 'How many big launches a year can a product marketing team handle?',
    key: 'ins-pmm-launch-tiers',
    passage: 'Tier one changes who can buy or what they pay; two a year, no exceptions, twelve weeks of preparation.',
  },
  {
    question: 'What goes into a competitor cheat sheet that salespeople really use?',
    key: 'ins-pmm-battlecards',
    passage:
      'For each of the five rivals that show up in over 10% of deals, there is now one sentence to say, one question to ask and one thing to admit.',
  },
  {
    question: 'What does a cold email with a good chance of an answer look like, and how long is it?',
    key: 'ins-outbound-trigger-lists',
    passage:
      'Every email opens with the event, says in one sentence what usually goes wrong in the following quarter, and asks whether it’s their problem. 70 words, no link, no calendar.',
  },
  {
    question: 'How should an SDR team structure its calling time?',
    key: 'ins-outbound-phone-first',
    passage: 'Call blocks of 90 minutes with phones only; mixing in email kills the rhythm.',
  },
  {
    question: 'Which documents do enterprise security teams want from a small vendor?',
    key: 'ins-enterprise-security-pack',
    passage:
      'Build a folder: a two-page architecture note, the last penetration test summary, a filled standard questionnaire, a list of sub-processors, your insurance certificate and a contract with your three fallback positions marked.',
  },
  {
    question: 'What if my contact at the buyer doesn’t know their own buying process?',
    key: 'ins-enterprise-mutual-plan',
    passage:
      'If the champion can’t name the steps, that’s the finding. We spend the next call on discovering them, together with someone who can.',
  },
  {
    question: 'Should recorded calls that we watch in training count in performance reviews?',
    key: 'ins-enablement-call-clips',
    passage:
      'Don’t score people on it. As soon as clips turn into performance reviews, only the harmless ones get nominated.',
  },
  {
    question: 'What should be in a short sales playbook?',
    key: 'ins-enablement-playbook-size',
    passage:
      'Page one says who we sell to and who we turn down. Then five pages for the five stages, each with the question that ends the stage, two sentences customers say at that point, and the mistake most of us make.',
  },
  {
    question: 'Should commissions be capped?',
    key: 'ins-comp-three-levers',
    passage: 'Never cap. A cap tells your best person to stop in October.',
  },
  {
    question: 'Should our first sales hire be one person or two?',
    key: 'ins-founder-sales-script',
    passage: 'Hire two, not one, if cash allows at all. With one you cannot tell a bad product from a bad hire.',
  },
  {
    question: 'A prospect wants a lower price right after I named it. What do I answer?',
    key: 'ins-founder-pricing-talk',
    passage:
      'If they ask for a discount in the same call, ask what they would give up. If the answer is nothing, the price wasn’t the issue.',
  },
  {
    question: 'Which CRM fields are worth making compulsory?',
    key: 'ins-crm-fewer-fields',
    passage:
      'Mine are: problem in the customer’s words, amount, close date, next step with a date, second contact, and the reason for loss.',
  },
  {
    question: 'How should deal stages be named so that the forecast gets better?',
    key: 'ins-crm-stage-exit',
    passage:
      'We have five stages, and each is a sentence with the customer as its subject: described the problem, introduced a second person, saw it with own data, named the decision date, agreed on paper.',
  },
  {
    question: 'What do we do with HubSpot workflows that nobody owns?',
    key: 'ins-automation-inventory',
    passage:
      'Unclaimed ones that touched nobody are deleted, and unclaimed ones that touched somebody are paused for 30 days with an alarm on the phone of one person.',
  },
  {
    question: 'Which options belong on an unsubscribe page?',
    key: 'ins-automation-consent',
    passage:
      'Offer product news, events, the newsletter, and offers. Add one control for pace, “pause for 60 days”, which a fifth of would-be leavers take.',
  },
  {
    question: 'Should a lead get points for opening our newsletter?',
    key: 'ins-scoring-negative',
    passage: 'Points for opening emails vanish. They mostly measured security software that opens everything.',
  },
  {
    question: 'Who gets paid when one rep answers a demo request that belongs to somebody else’s territory?',
    key: 'ins-routing-speed',
    passage:
      'That person has ten minutes, then it rings for everyone. They hold the first call and pass it on with notes to the owner, and both are credited: the responder with a fixed $60, the owner with the deal.',
  },
  {
    question: 'How should we word “how did you hear about us” on the form?',
    key: 'ins-attribution-ask',
    passage:
      'Add one mandatory open text field to the demo form: “What made you look for us today?” No list to choose from, because lists teach people to click the first entry.',
  },
  {
    question: 'Marketing and SDRs fight over who created the opportunity. How do we end it?',
    key: 'ins-attribution-truce',
    passage: 'Set one pipeline goal that both leaders are paid on, and take “sourced by” out of the compensation plan.',
  },
  {
    question: 'How far ahead should I be warned of software contracts that renew by themselves?',
    key: 'ins-tools-annual-bill',
    passage: 'Put all of them in one calendar with an alarm 100 days ahead, since most contracts want 90 days’ notice.',
  },
  {
    question: 'After migrating CRMs, what do we do with the old one?',
    key: 'ins-tools-merge-crm',
    passage:
      'Keep the losing system readable for a year, with editing off on the day of the switch. If both are writable for even one week, you’ll reconcile for three months.',
  },
  {
    question: 'What do I ask former customers in an exit interview?',
    key: 'ins-churn-exit-calls',
    passage:
      'Sixty days later the same person has a new tool and a view. I ask for 15 minutes and three things: when did you first think of leaving, what happened that week, and what do you miss?',
  },
  {
    question: 'Which early sign predicts that an annual customer will renew?',
    key: 'ins-churn-annual-timing',
    passage:
      'If by then a second team uses the product, 93% renew. If it’s still the one person who bought it, 61% do.',
  },
  {
    question: 'When is implementation finished, and how do we agree on that at kick-off?',
    key: 'ins-onboarding-first-invoice',
    passage:
      'In the kick-off I ask the sponsor to write the message they’d like to send to their boss in eight weeks, with a number in it.',
  },
  {
    question: 'How do I onboard lots of small accounts in groups?',
    key: 'ins-onboarding-tech-touch',
    passage:
      'Tuesdays and Thursdays, 50 minutes, cameras optional, at most 20 accounts. The teacher sets up a fictional company and everybody copies it with their own data.',
  },
  {
    question: 'How can I tell from product data that a customer is ready for an upsell?',
    key: 'ins-expansion-usage-signal',
    passage:
      'Two signals stood out. Exports to other systems, because somebody outside needed the data; and support tickets on permissions, as a new group was about to come in.',
  },
  {
    question: 'How much of a CSM’s bonus should depend on upsells?',
    key: 'ins-expansion-owner',
    passage: 'Pay: 10% of their variable, no more. With more they start to look at the account as a list.',
  },
  {
    question: 'How do I get the whole company to read customer feedback?',
    key: 'ins-voice-verbatim',
    passage:
      'They choose ten quotes, put them unedited in a message to the whole company, and add who said it, what they pay and whether they may be called.',
  },
  {
    question: 'How can we cut the number of support tickets at the root?',
    key: 'ins-support-deflection',
    passage:
      'Tag every contact with the team whose work would have prevented it: billing, product, sales promises, documentation. Multiply by handling time and publish the hours per team each month.',
  },
  {
    question: 'Which tickets is it safe to give to a chatbot?',
    key: 'ins-support-ai-first-line',
    passage:
      'Those with over 100 occurrences and one correct answer go on the list, unless a wrong answer costs money or trust: refunds, security, deletion of data.',
  },
  {
    question: 'How much money do we need to try the American market?',
    key: 'ins-us-one-metro',
    passage:
      'Budget $700,000 for 18 months with three people, and write down beforehand at which number of customers you stop.',
  },
  {
    question: 'What must our US country manager be allowed to decide alone?',
    key: 'ins-us-founder-moves',
    passage:
      'I ask the board to give written authority in three areas: discounts to 20%, changes to the standard contract, and the order of two roadmap items a quarter.',
  },
  {
    question: 'Which countries in Europe close deals fastest for an American vendor?',
    key: 'ins-europe-not-one',
    passage:
      'The Netherlands and the Nordics tend to score well on speed, Germany on the weight of a reference, the United Kingdom on language but less on transfer than ten years ago.',
  },
  {
    question: 'What do we translate first for Italy and France?',
    key: 'ins-europe-language-order',
    passage:
      'The order that worked for us: support hours and answers, invoices and contract, the ten most used screens, the pricing page, and the blog last, if ever.',
  },
  {
    question: 'How do I test a Japanese distributor before granting exclusive rights?',
    key: 'ins-apac-japan-partner',
    passage: 'Offer two of them one joint project with one customer, non-exclusive, for nine months.',
  },
  {
    question: 'What payment terms and taxes should I expect in Southeast Asia?',
    key: 'ins-apac-southeast-sequence',
    passage:
      'Payment terms run to 90 days and withholding tax takes 10 to 15% off invoices unless the treaty paperwork is in place beforehand.',
  },
  {
    question: 'Which payment options matter for an app in Indonesia or Vietnam?',
    key: 'ins-localisation-price',
    passage:
      'Add the two leading wallets and bank transfer, show prices in local currency with familiar endings, and offer a weekly price beside the monthly.',
  },
  {
    question: 'How do we build a translation glossary with real users?',
    key: 'ins-localisation-glossary',
    passage:
      'I sit down with three users in the country for two hours and go through the forty words that occur most often in the interface.',
  },
  {
    question: 'When is an SMB product ready to sell to enterprises?',
    key: 'ins-upmarket-three-signals',
    passage:
      'I wait for a signal from below: at least ten companies with over 500 employees, who bought by card, are still there after a year, and complain about the same three things.',
  },
  {
    question: 'What changes if we bill big clients for the rollout?',
    key: 'ins-upmarket-services',
    passage: 'At 20% of first-year fees we got a project manager, a steering committee and a date.',
  },
  {
    question: 'How do I test willingness to pay with a small customer base?',
    key: 'ins-research-ten-refusals',
    passage:
      'Take the next forty qualified prospects, in order, and quote the first ten your current price, the next ten 15% more, then 30%, then 50%.',
  },
  {
    question: 'What percentage of the proven value can we ask as a price?',
    key: 'ins-research-value-ledger',
    passage: 'Across five such pages, price at 10 to 15% of the lower half of the sums.',
  },
  {
    question: 'What makes customers move from one pricing tier to the next?',
    key: 'ins-packaging-three-plans',
    passage:
      'A plan without a natural upgrade event is decoration. Name the event: the fifth colleague, a second office, an audit.',
  },
  {
    question: 'A third of our customers buy the same extra module. Should it stay separate?',
    key: 'ins-packaging-addons',
    passage:
      'Above 20% it’s a part of the product that most buyers feel cheated to pay for separately. Move it into the middle plan and raise that plan by about two thirds of what the add-on brought in per customer.',
  },
  {
    question: 'Whom do we warn, and when, if a customer on consumption pricing nears the limit?',
    key: 'ins-usage-forecastable',
    passage: 'Alerts go out at 70, 90 and 100%, to a person in finance and not only to the admin.',
  },
  {
    question: 'How do I set a price for an AI feature whose cost per request jumps around?',
    key: 'ins-usage-ai-units',
    passage:
      'Take the cost at the 90th percentile of a month of real requests, aim for 60% gross margin at that point, and name a price per task.',
  },
  {
    question: 'What can we ask in return for a discount, and how much is each thing worth?',
    key: 'ins-discount-ladder',
    passage:
      'Two-year term: 6%. Three years: 10%. Payment upfront: 4%. A reference call each quarter: 3%. A published case with numbers: 5%. Signature by a date we need: 2%.',
  },
  {
    question: 'How many customers can I afford to lose when prices go up 12 percent?',
    key: 'ins-increase-letter',
    passage:
      'Break-even is simple: with an increase of 12% and a gross margin of 80%, you could lose about 13% of those customers before being worse off.',
  },
  {
    question: 'How long should legacy customers keep their old rate?',
    key: 'ins-increase-grandfather',
    passage:
      'Promise the old price for a fixed time, 12 to 24 months depending on how loudly you once promised stability, and print the end date on every invoice from the first day.',
  },
  {
    question: 'Is it too early for gold and silver partner levels?',
    key: 'ins-programs-ten-partners',
    passage: 'Don’t launch tiers before you have thirty active ones; gold means nothing if there is no silver.',
  },
  {
    question: 'What does selling through AWS or Azure marketplaces cost us?',
    key: 'ins-marketplaces-private-offers',
    passage:
      'The fee of 3% or so is less than what you save in payment terms and legal work, but check that sellers are paid the same on both routes, or they’ll steer.',
  },
  {
    question: 'Which KPIs belong on a weekly one-page report?',
    key: 'ins-dashboards-seven',
    passage:
      'What survives is usually new qualified opportunities, win rate over the last 60 deals, median days to close, revenue retained from a year ago, activation within seven days, cash months left, and one that is peculiar to the business.',
  },
  {
    question: 'How do I build a cohort model for subscription revenue in a spreadsheet?',
    key: 'ins-forecast-retention-curves',
    passage:
      'Lay out each month’s new customers as a row and the share still paying after one, two and three months as columns. Average down the columns for the last six rows to get one survival curve.',
  },
  {
    question: 'How do I calculate marginal CAC for a channel?',
    key: 'ins-mix-saturation',
    passage:
      'Take your weekly spend and new customers by channel over a year, sort the weeks by spend, and compare the top fifth with the next fifth: additional customers divided by additional spend.',
  },
  {
    question: 'Whom do I hire first for growth: a head of growth or a doer?',
    key: 'ins-hiring-first-three',
    passage:
      'First, someone who makes things: landing pages, emails, a small script, in a day, without a ticket. Second, an analyst who prefers a phone call to a model and can tell you in week three which of the maker’s things worked. Third, the lead, once there is something to lead and numbers that show what kind of lead it should be.',
  },
  {
    question: 'How do I tell the board that we missed the quarter?',
    key: 'ins-board-bad-quarter',
    passage:
      'We missed by this much. We knew in this week. This is what we did then. This is what I would like to talk about when we meet.',
  },
  {
    question: 'By how much may quotas add up to more than the company plan?',
    key: 'ins-planning-capacity',
    passage:
      'Over-assign by about 15% between company plan and the sum of quotas, no more, or two thirds of the team miss and leave.',
  },
  {
    question: 'What did the podcast cost per writer it brought in?',
    key: 'a-podcast-stop-keep',
    passage:
      'Sixty-four episodes at two a month are 32 months and about €67,000. Divide by eleven writers: €6,100 each.',
  },
  {
    question: 'What do we lose by telling customers that their annual plan is about to renew?',
    key: 'a-lifecycle-renewal-notice-send',
    passage:
      'With a reminder at 30 days, renewals were 3.1 points lower. Without it, 2.4% asked for their money back within six weeks, 1.1% disputed the charge, and each dispute took support 50 minutes.',
  },
  {
    question: 'How do we get a client-side rendered docs site indexed without server-side rendering?',
    key: 'a-techseo-js-app-static',
    passage:
      'Generate HTML files in the build, serve them from storage and keep the browser code for search and the version switch.',
  },
  {
    question: 'Do people come back after pausing a subscription?',
    key: 'a-churn-seasonal-pause-date',
    passage:
      'Where members picked the date on which billing resumes, 66% were still paying two months after it. Where they had to come back by themselves, 19% did.',
  },
  {
    question: 'How do we staff support on Sunday nights in a small team?',
    key: 'a-support-weekend-one-window',
    passage:
      'Staff that window with two people at double pay, from a list of volunteers, each at most once in five weeks, Monday off.',
  },
  {
    question: 'The board insists on a single revenue figure. Which point of my range do I give?',
    key: 'a-forecast-board-range-commit',
    passage:
      'So give the value you’ll reach four times in five, and write “80%” beside it. Underneath, in smaller type, the middle of the range and the two assumptions that would lift you there.',
  },
  {
    question: 'What is the best question to ask in a reference call about a manager?',
    key: 'a-hiring-references-worked-under',
    passage: 'One question does most of the work: “what did you have to protect them from?” Everyone has an answer.',
  },
  {
    question: 'Do emails written by ChatGPT get fewer replies than handwritten ones?',
    key: 'ans-outbound-ai-research-only',
    passage:
      'Model-written mails, corrected by a person: 1.4% replies. Own words, with research done by the model: 5.2%. Own words and own research: 5.6%, at four times the hours.',
  },
  {
    question: 'Which tax form stops an American customer from withholding 30 percent of our invoice?',
    key: 'ans-us-entity-wait',
    passage:
      'Take the pilot from Spain, in dollars, with a W-8BEN-E form attached to the first invoice so that their accounts team does not withhold 30%.',
  },
  {
    question: 'What does giving two free months for annual prepayment really cost?',
    key: 'ans-discount-prepay-capital',
    passage:
      'You receive ten months’ money on average five and a half months early and give up 16.7% for it. Annualised, that is close to 40%.',
  },
]
