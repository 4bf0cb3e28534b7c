/**
 * Thirty questions that were written before anything was tuned, and that nothing is tuned by: how well answers are found for
 * them says whether what was learnt from the other sets holds beyond them.
 *
 * @type {{ answers: readonly import('../shapes.mjs').GoldAnswer[], unanswerable: readonly import('../shapes.mjs').GoldUnanswerable[] }}
 */
export default {
  answers: [
    {
      question: 'How late does a customer have to be with the next order before I treat them as lapsed?',
      key: 'ins-segmentation-rfm',
      passage: 'The four groups: ordered within their usual interval, up to twice, up to four times, and beyond.',
    },
    {
      question: 'I’m joining as a temporary head of sales. What do I ask people in my first days?',
      key: 'ins-interim-first-month',
      passage:
        'I talk to everyone in the first ten days, half an hour each, with one question: what has been waiting for a decision longest?',
    },
    {
      question: 'What could we post to target accounts instead of presents?',
      key: 'ins-abm-direct-mail',
      passage:
        'We stopped sending gifts and began sending work: a four-page printed audit of the recipient’s own public data, with two mistakes in red and the arithmetic beside them.',
    },
    {
      question: 'Who should the product marketer report to, the head of product or the CMO?',
      key: 'a-org-product-marketing-home-sits',
      passage: 'There’s no right place, so choose by what hurts.',
    },
    {
      question: 'How can managers use call recordings to coach salespeople every week?',
      key: 'ins-enablement-call-clips',
      passage:
        'Every Friday each manager nominates one moment from a recorded call, good or bad, at most four minutes.',
    },
    {
      question: 'How do I force reps to fill in next step and close date before a deal moves on?',
      key: 'ans-crm-enters-commission',
      passage:
        'Discount approvals, legal review, a solutions engineer: each can be requested only from the deal record, and only if next step, date and amount are filled.',
    },
    {
      question: 'Is there a formula that shows when more advertising stops paying off in a channel?',
      key: 'ins-mix-saturation',
      passage:
        'Take your weekly spend and new customers by channel over a year, sort the weeks by spend, and compare the top fifth with the next fifth: additional customers divided by additional spend.',
    },
    {
      question: 'How would a food bank convince supermarkets to hand over unsold goods regularly?',
      key: 'ans-program-nonprofit-waste-fee',
      passage: 'Talk to operations, which pays about $120 a tonne for disposal and has a number to report.',
    },
    {
      question: 'How do I get conservative owners to approve a marketing budget?',
      key: 'a-board-family-company-machine',
      passage:
        'Use the form they have: what it costs, what it makes per month once it runs, how long until it does, what goes wrong, what’s left if we switch it off.',
    },
    {
      question: 'How many names should we put in front of the person who decides on a product name?',
      key: 'ins-naming-shortlist',
      passage:
        'Never show more than five. Never show them next to each other in large type either; nobody meets a name that way.',
    },
    {
      question: 'How long should early customers be allowed to stay on their old plan?',
      key: 'ins-increase-grandfather',
      passage:
        'Promise the old price for a fixed time, 12 to 24 months depending on how loudly you once promised stability, and print the end date on every invoice from the first day.',
    },
    {
      question: 'Buyers file us under the wrong software category. What is the quickest fix?',
      key: 'a-category-adjective-review-sites',
      passage: 'IT looks in three places: the review site, the title of your contract and the software inventory.',
    },
    {
      question: 'How big should the first batch be when we raise prices for current customers?',
      key: 'ins-increase-letter',
      passage: 'Wave one is 100 customers drawn by lot, so what you see there is what you would see everywhere.',
    },
    {
      question: 'What percentage of customers may we lose before a 12 percent price rise backfires?',
      key: 'ins-increase-letter',
      passage:
        'Break-even is simple: with an increase of 12% and a gross margin of 80%, you could lose about 13% of those customers before being worse off.',
    },
    {
      question: 'What can I do with distributors who signed up but never closed a sale?',
      key: 'ans-resell-activate-part',
      passage:
        'Write to the eleven: we will spend one week with you, four visits to your own customers, our person does the talking.',
    },
    {
      question: 'How can we check if anyone would miss our podcast if we cancelled it?',
      key: 'a-podcast-stop-pause',
      passage: 'Announce a pause of ten weeks, with a date for the return.',
    },
    {
      question: 'Our contact at the customer changes jobs and then they cancel. What can we do before that happens?',
      key: 'a-churn-manager-leaves-second-login',
      passage:
        'Count, for each home, how many people have planned a full month by themselves. Homes with one are at risk from today.',
    },
    {
      question: 'Do marketing and SDRs need separate pipeline targets?',
      key: 'ins-attribution-truce',
      passage:
        'Set one pipeline goal that both leaders are paid on, and take “sourced by” out of the compensation plan.',
    },
    {
      question: 'How do we stay relevant inside a giant technology partner when our contact there leaves?',
      key: 'ins-alliances-sponsor-map',
      passage:
        'Draw the partner’s organisation and find three people who win if you do: a product manager whose gap you fill, a field leader whose quota you help with, and someone in finance or marketing whose programme needs an example.',
    },
    {
      question: 'With very little writing capacity, is one long guide better than many blog posts?',
      key: 'a-editorial-one-writer-one-guide',
      passage:
        'I’d refuse the calendar. Nine hundred people with a 14-month cycle need one thing they keep: a buyer’s guide to leak detection that is honest about methods you don’t sell.',
    },
  ],
  unanswerable: [
    {
      question: 'How do I write a job advert for a forklift driver?',
      why: 'Hiring is there for sales and marketing; warehouses are not.',
    },
    {
      question: 'What VAT rate applies to software sold to consumers in Hungary?',
      why: 'Selling abroad is there, rates of taxes are not.',
    },
    {
      question: 'Which email provider has the best deliverability, Mailchimp or Brevo?',
      why: 'Deliverability is there, and products aren’t compared.',
    },
    {
      question: 'How do I trademark a logo in Japan?',
      why: 'Clearance of names is there; registering a logo in that country is not.',
    },
    {
      question: 'What salary should I expect as a growth product manager in Toronto?',
      why: 'No item tells what product managers earn.',
    },
    {
      question: 'How do I build a Shopify theme from scratch?',
      why: 'Shops are there, building themes is not.',
    },
    {
      question: 'What is the best time of day to post on X?',
      why: 'No item speaks of posting on that network.',
    },
    {
      question: 'How should a restaurant chain price its lunch menu?',
      why: 'Pricing is there for software and services, menus are not.',
    },
    {
      question: 'Can I deduct a home office from my taxes as a freelance consultant?',
      why: 'Taxes of consultants are in no item.',
    },
    {
      question: 'How do I get our app featured by Apple in the App Store?',
      why: 'Marketplaces of partners are there; that store is not.',
    },
  ],
}
