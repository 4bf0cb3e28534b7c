/**
 * Questions as somebody would type them that no approved item answers; some come close, which `why` says.
 *
 * @type {readonly import('../shapes.mjs').GoldUnanswerable[]}
 */
export default [
  {
    question: 'What are HubSpot’s current list prices for the Marketing Hub Enterprise plan?',
    why: 'Prices of vendors are in no item.',
  },
  {
    question: 'Which CRM is better for a startup, Salesforce or Pipedrive?',
    why: 'Items speak of fields and stages, and compare no products.',
  },
  {
    question: 'What is the average reply rate to LinkedIn InMails?',
    why: 'Reply rates are told for emails, calls and podcast invitations only.',
  },
  {
    question: 'How do I advertise on TikTok in Vietnam?',
    why: 'Paid social is there in general; neither that network nor ads in that country are.',
  },
  {
    question: 'How do I set up conversion tracking in Google Analytics 4?',
    why: 'Tracking plans are there, instructions for this product are not.',
  },
  {
    question: 'How do I get a Wikipedia article about my company?',
    why: 'Press is there, encyclopedias are not.',
  },
  {
    question: 'What does a billboard in Berlin cost per month?',
    why: 'No item has prices of outdoor advertising.',
  },
  {
    question: 'How much should I pay an influencer with 100,000 followers?',
    why: 'Influencers are in no item.',
  },
  {
    question: 'Which hashtags work best for B2B on Instagram?',
    why: 'Hashtags are in no item.',
  },
  {
    question: 'How do I enter the Chinese market as a software company?',
    why: 'Asia-Pacific is Japan, Singapore and its neighbours, and Australia; China is not among it.',
  },
  {
    question: 'Do I need a local company to sell software in Brazil?',
    why: 'The questions about a company abroad are about the United States.',
  },
  {
    question: 'Which visa does a founder need to move to the US?',
    why: 'An insight says how long visas take and not which one.',
  },
  {
    question: 'How is VAT charged on software sold from Canada to Switzerland?',
    why: 'Taxes appear for the US and Southeast Asia only.',
  },
  {
    question: 'What is a good churn rate for a mobile game?',
    why: 'Churn is there for subscriptions and payments, with no benchmark for games.',
  },
  {
    question: 'What is the median net revenue retention of public SaaS companies?',
    why: 'Retention of single companies is told, no figure for a whole group.',
  },
  {
    question: 'How much equity should the first salesperson get?',
    why: 'The one insight on paying a first salesperson was rejected and says no amount.',
  },
  {
    question: 'Should a first sales hire without quota data get a guaranteed variable pay?',
    why: 'The insight that says so was rejected.',
  },
  {
    question: 'How do we define an activation event that predicts retention?',
    why: 'The insight that says so is a draft.',
  },
  {
    question: 'How should we split reseller margin between finding, closing, installing and supporting?',
    why: 'The insight that says so is a draft.',
  },
  {
    question: 'What should an interim marketing chief leave behind for the successor?',
    why: 'The insight that says so waits for approval.',
  },
  {
    question: 'Who should sit on a customer advisory board?',
    why: 'The insight that says so waits for approval.',
  },
  {
    question: 'What does a visual refresh cost beyond the agency’s fee?',
    why: 'The insight that says so waits for approval.',
  },
  {
    question: 'How do I forecast marketing pipeline with lag curves per channel?',
    why: 'The insight that says so is a draft.',
  },
  {
    question: 'Do win-back emails on the anniversary of the first order work?',
    why: 'The insight that says so was rejected.',
  },
  {
    question: 'How do newsletters grow through forwarding?',
    why: 'The insight that says so waits for approval.',
  },
  {
    question: 'Would an index of empty truck space help us or our rivals?',
    why: 'The question was asked and nobody has answered.',
  },
  {
    question: 'Should no-shows of booked demos count as pipeline?',
    why: 'The question was asked and nobody has answered.',
  },
  {
    question: 'At what reward size do fake referrals start to hurt a payments product?',
    why: 'The question was asked and nobody has answered.',
  },
  {
    question: 'Will Korean hospitals accept data being analysed in Denmark?',
    why: 'The question was asked and nobody has answered.',
  },
  {
    question: 'How many free letters should a newsletter writer publish for each paid one?',
    why: 'The question waits for approval and has no answer.',
  },
  {
    question: 'Can we still measure where visitors come from when forty per cent refuse tracking?',
    why: 'The only answer waits for approval.',
  },
  {
    question: 'How do we choose which craftspeople’s stories to tell?',
    why: 'The only answer waits for approval.',
  },
  {
    question: 'What is the best email subject line for a Black Friday sale?',
    why: 'Subject lines are in no item.',
  },
  {
    question: 'How do I improve the deliverability of emails sent from a new domain?',
    why: 'One item mentions a second domain and none says how to warm it up.',
  },
  {
    question: 'Which podcast microphone should I buy?',
    why: 'The podcast items speak of guests and cost.',
  },
  {
    question: 'How do I write a press release for a funding round?',
    why: 'Items say how to approach one reporter, and how a law firm uses data; none says how to write a release.',
  },
  {
    question: 'How do we raise a Series A in this market?',
    why: 'Fundraising is in no item.',
  },
  {
    question: 'What valuation multiple can a company with two million in revenue expect?',
    why: 'Valuations are in no item.',
  },
  {
    question: 'How do I fire an underperforming account executive in Germany?',
    why: 'Dismissals appear for an interim’s authority only.',
  },
  {
    question: 'What are typical salaries of product marketing managers in London?',
    why: 'No item has salaries of that role.',
  },
  {
    question: 'Which questions should I ask in an interview with a data scientist?',
    why: 'Interviews are about growth people and leaders.',
  },
  {
    question: 'How do we build a referral programme for doctors that complies with US kickback law?',
    why: 'Referrals and clinics are there, that law is not.',
  },
  {
    question: 'How do I make our website accessible for blind users?',
    why: 'Accessibility is in no item.',
  },
  {
    question: 'How many backlinks does a new site need to rank on the first page?',
    why: 'Search items speak of crawling, migrations and pruning.',
  },
  {
    question: 'What is the ideal length of a TV commercial?',
    why: 'Television appears as a channel to measure only.',
  },
  {
    question: 'How do I price a one-time mobile app purchase in the App Store?',
    why: 'Prices are about companies and subscriptions.',
  },
  {
    question: 'Should we accept cryptocurrency payments from customers?',
    why: 'Local payment methods are wallets and transfers.',
  },
  {
    question: 'How do we prepare our sales team for selling to the US federal government?',
    why: 'Public buyers are European utilities and ministries.',
  },
  {
    question: 'Who won the last football world championship?',
    why: 'It has nothing to do with the market.',
  },
  {
    question: 'Which expert on this platform is the cheapest?',
    why: 'Prices belong to profiles and offers and not to what experts wrote.',
  },
]
