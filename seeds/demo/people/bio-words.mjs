/** @typedef {{ does: readonly string[], proof: readonly string[], path: string }} BioWords */

/** Building blocks for experts' bios, by field: what they do, what came of it, where they learned it. */
/** @type {Readonly<Record<string, BioWords>>} */
export const BIO_WORDS = {
  'Brand & Positioning': {
    does: [
      'I help companies to say what they are in words their customers already use.',
      'I am called when a good product has outgrown the sentence it was born with.',
    ],
    proof: [
      'Repositioned a logistics platform; the share of first calls that led to a second rose from 34% to 52%.',
      'Named and launched three products that are still called so.',
    ],
    path: 'Brand work in an agency, then inside two software companies as head of brand.',
  },
  'Demand Generation': {
    does: [
      'I build demand that can be forecast, from few channels that are run well.',
      'I tell marketing teams what to stop, and then help with what is left.',
    ],
    proof: [
      'Took a security vendor from 12 to 55 qualified meetings a month on the same budget.',
      "Ran a program of 200 named accounts that brought in 40% of a year's new revenue.",
    ],
    path: 'Performance marketing in mobility and travel, later demand generation for business software.',
  },
  'Content & SEO': {
    does: [
      'I turn what specialists know into pieces that their buyers finish.',
      'I find out why search does not bring the right people, and put it right.',
    ],
    proof: [
      'Rebuilt a content archive of 400 pieces into 90; demo requests from search tripled in a year.',
      'Edited a weekly letter from 2,000 to 61,000 readers, half of them by recommendation.',
    ],
    path: 'Newspaper desk first, then editor for three business software companies.',
  },
  'Product-Led Growth': {
    does: [
      'I look for the moment at which a trial becomes a habit, and clear the way to it.',
      'I help product teams to run experiments that end in a decision.',
    ],
    proof: [
      'Raised activation of a design tool from 11% to 27% within two quarters.',
      'Moved a company from demos to self-service; payback time fell from 19 to 8 months.',
    ],
    path: 'Product manager for growth at a video company and at a developer platform.',
  },
  'Sales & Revenue': {
    does: [
      "I take selling out of the founders' heads and put it where a team can use it.",
      'I coach salespeople on deals that are really happening.',
    ],
    proof: [
      'Built a first team of nine that reached $6 million in new revenue in its second year.',
      'Closed the first four contracts above a million at a company that had never had one.',
    ],
    path: 'Carried a number for ten years, led teams of up to sixty after that.',
  },
  'Revenue Operations': {
    does: [
      'I make marketing, sales and finance look at the same number.',
      'I take tools and fields away until people use the ones that are left.',
    ],
    proof: [
      'Merged three CRMs after an acquisition in eleven weeks, without a lost deal.',
      'Cut the time to a first answer from 31 hours to 40 minutes.',
    ],
    path: 'Systems administrator, then head of operations at two growing software companies.',
  },
  'Customer Success & Retention': {
    does: [
      'I find out why customers leave and change what happens in their first sixty days.',
      'I build success teams that know a renewal is at risk before the customer does.',
    ],
    proof: [
      'Brought yearly churn from 17% to 8% at a scheduling company.',
      'Grew revenue from existing customers to more than half of the total.',
    ],
    path: 'Support desk, team lead, then vice president for customers in payments.',
  },
  'Market Entry & Expansion': {
    does: [
      'I help companies to decide whether to enter a market, and then to do it with few people.',
      'I open the first ten doors and say honestly which ones stay shut.',
    ],
    proof: [
      'Led seven market entries, of which five are profitable and one was rightly stopped.',
      'Found first customers for four foreign vendors within five months each.',
    ],
    path: 'Country manager twice, trade advisor before that.',
  },
  'Pricing & Packaging': {
    does: [
      'I set prices by what something is worth to those who buy it, and help to say so.',
      'I design plans that salespeople can quote without asking anybody.',
    ],
    proof: [
      'Raised average revenue by 24% at a data company; 1.3% of customers left over it.',
      'Moved a platform from seats to usage with a letter that got more thanks than complaints.',
    ],
    path: 'Consultant for pricing, then finance lead in two software companies.',
  },
  'Partnerships & Channels': {
    does: [
      'I build partner programmes in which both sides earn something by the second quarter.',
      'I lead talks with platforms that are fifty times larger than you.',
    ],
    proof: [
      'Took revenue through partners from nothing to 28% in eighteen months.',
      'Listed three products on the large cloud marketplaces, with private offers from the start.',
    ],
    path: 'Alliance manager at a cloud provider, then head of partnerships on the other side of the table.',
  },
  'Data & Analytics': {
    does: [
      'I build the few numbers a company can steer by, from the raw rows up.',
      'I model what drove growth, with the doubts left in.',
    ],
    proof: [
      'Forecast within 6% for nine quarters in a row at a subscription company.',
      'Showed that a third of paid media could go; it went, and revenue did not.',
    ],
    path: 'Statistics, then analytics in retail and in two subscription businesses.',
  },
  'Leadership & Teams': {
    does: [
      'I lead growth teams for the time between two leaders, and leave them better ordered than I found them.',
      'I coach people in their first year as a leader, on what is on the desk that week.',
    ],
    proof: [
      'Interim lead in six companies; four of the successors are still there.',
      'Rebuilt a team of twenty-two after a merger with two departures.',
    ],
    path: 'Marketing and sales leadership in four countries, boards since 2018.',
  },
}

/** How they work; each fits anyone. */
export const MANNERS = [
  'I work with two companies at a time, never more, and I am usually the one who asks for fewer meetings.',
  'I start with listening, write early, and hand over to your own people as soon as I can.',
  'I say no to about half of what I am asked, mostly because somebody else would do it better.',
  'I like small teams, plain numbers and customers who talk back.',
]
