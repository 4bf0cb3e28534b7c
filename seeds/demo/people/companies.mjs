import { fieldsOf } from './fields.mjs'

/**
 * One company per line: name, domain, mark, plan, owner, the owner's title, country, skin, hair, tone, extras, what the
 * company does in its own words, and in words that don't identify it, because fractional posts hide their company
 * (X-32).
 */
const ROWS = `
Larkspur | Software as a service | leaf | standard_annual | Miriam Castell | Chief Executive Officer | ES | 1 | wavy | brown |  | Larkspur plans shifts for care homes. 900 homes in Spain and Portugal use it every day; half of them found it through another home. | We plan shifts for care homes in two countries, some 900 of them so far.
Tidemark | Financial technology | waves | professional_annual | Owen Prichard | Co-founder | GB | 0 | short | brown | b | Tidemark reconciles card payments for hotels, down to the last minibar. Twenty-six people between Bristol and Lisbon. | We reconcile card payments for hotels, and are twenty-six people in two cities.
Copperline | Manufacturing | bars | basic_quarterly | Beata Zielinska | Managing Director | PL | 0 | bob | chestnut | g | Copperline makes sensors that tell a workshop when a machine is about to fail. Family-owned, 70 people, third generation. | We are a family-owned maker of sensors for workshops, about 70 people.
Oatfield | Food and beverage | sun | basic_quarterly | Callum Reid | Founder | GB | 0 | curls | auburn | b | Oatfield sells oat drinks to cafés in Scotland and the north of England, brewed within a day's drive of where they are poured. | We make a drink that cafés pour every day, and deliver it ourselves.
Northbeam Health | Health technology | arc | premium_annual | Dr Sunita Rao | Chief Medical Officer | US | 3 | long | black | g | Northbeam gives rural clinics a second opinion on scans within the hour. Cleared in the United States and Canada. | We give rural clinics a second opinion on scans within the hour.
Paperplane | Education technology | peak | standard_annual | Felix Brandstätter | Head of Growth | AT | 0 | parted | blond |  | Paperplane lets teachers send work home and get it back corrected, in eleven languages. | We make software for teachers, used in eleven languages.
Ferrywise | Logistics and supply chain | waves | basic_quarterly | Eleni Markou | Chief Operating Officer | GR | 2 | bun | dark |  | Ferrywise fills empty truck spaces on ferries in the Aegean and the Adriatic. | We fill empty truck spaces on ferries.
Glasswing | Artificial intelligence | diamond | professional_annual | Ravi Subramanian | Founder | IN | 4 | short | black | g | Glasswing reads contracts for purchasing departments and says in one page what is unusual about them. | We read contracts for purchasing departments, with software and a few good lawyers.
Hearthside | Consumer goods | arc | basic_quarterly | Marie-Laure Petit | Chief Executive Officer | FR | 1 | bob | dark |  | Hearthside makes stoves that burn clean, and sells them direct in France, Belgium and Switzerland. | We build and sell stoves direct to households in three countries.
Quillworks | Media and entertainment | bars | standard_annual | Theo Lambert | Publisher | BE | 0 | quiff | chestnut | g | Quillworks runs paid newsletters for people who write about one thing very well. 140 writers, 310,000 paying readers. | We run paid newsletters for independent writers.
Sentinel North | Cybersecurity | diamond | premium_annual | Karin Holm | VP Marketing | DK | 0 | ponytail | blond |  | Sentinel North watches the networks of hospitals and power plants in the Nordic countries. | We watch the networks of hospitals and power plants.
Voltaire Energy | Clean energy | sun | professional_annual | Antoine Mercier | Commercial Director | FR | 1 | receding | dark | b | Voltaire puts batteries beside warehouses and sells the hours when power is dear. | We put batteries beside warehouses and sell the hours when power is dear.
Basecamp Rentals | Travel and hospitality | peak | basic_quarterly | Kirsty MacLeod | Founder | GB | 0 | wavy | auburn |  | Basecamp rents small vans with a bed and a stove to people who would rather not plan. | We rent small vans to people who would rather not plan.
Plumb | Real estate technology | stairs | standard_annual | Andre Williams | Chief Revenue Officer | US | 5 | crop | black | g | Plumb lets property managers order, follow and pay a repair without one telephone call. | We make repairs easy for people who manage houses.
Fieldnote | Software as a service | grid | professional_annual | Saskia de Boer | Co-founder | NL | 0 | long | blond |  | Fieldnote keeps what research teams hear from customers, so that the next team does not ask again. | We make a tool for research teams, with 400 paying companies.
Kindred People | Human resources technology | rings | basic_quarterly | Thandiwe Nkosi | Chief Executive Officer | ZA | 5 | afro | black |  | Kindred runs payroll and leave for companies of 20 to 200 people in southern Africa. | We run payroll for companies of 20 to 200 people.
Clausework | Legal services | stairs | standard_annual | Benjamin Roth | Partner | DE | 0 | receding | grey | g | Clausework is a law firm with fixed prices for companies that are about to raise money. | We are a law firm with fixed prices for young companies.
Relay Mobile | Telecommunications | arc | premium_annual | Carlos Mendoza | Head of Enterprise | MX | 3 | short | black | b | Relay sells mobile plans to companies with people on the road, one invoice for nine countries. | We sell mobile plans to companies with people on the road.
Second Harvest Network | Non-profit and public sector | leaf | basic_quarterly | Joanna Fields | Executive Director | CA | 1 | curls | grey | g | Second Harvest moves 4,000 tonnes of good food a year from shops to kitchens that need it. | We are a non-profit that moves good food to kitchens that need it.
Stackhouse | Software as a service | bars | professional_annual | Dmitri Volkov | Chief Technology Officer | EE | 0 | short | brown | gb | Stackhouse keeps test environments for developers alive only while somebody looks at them. | We make a tool that developers use every day and managers rarely see.
Marigold Market | E-commerce and retail | sun | standard_annual | Deepa Nair | Chief Marketing Officer | IN | 4 | longcurls | black |  | Marigold sells what 2,300 craftspeople in India make, in shops that carry their names. | We sell what craftspeople make, under their own names.
Anchor Advisory | Professional services | rings | basic_quarterly | William Osei | Managing Partner | GH | 5 | bald | black | b | Anchor audits and advises mid-sized companies in Accra, Lagos and Abidjan. | We are an audit and advisory firm of ninety people.
Pocketful | Financial technology | grid | premium_annual | Lucia Moretti | VP Growth | IT | 1 | bun | chestnut |  | Pocketful is a savings account for people whose income changes every month. 480,000 customers in Italy. | We run a savings account for people with uneven income.
`

/** @typedef {{ name: string, domain: string, mark: string, plan: string, brief: string, we: string, owner: { name: string,
 *   designation: string, country: string, skin: number, hair: string, tone: string, beard: boolean, glasses: boolean } }}
 *   DemoCompany */

/** @type {readonly DemoCompany[]} */
export const COMPANIES = fieldsOf(ROWS).map(
  ([name, domain, mark, plan, owner, designation, country, skin, hair, tone, extras, brief, we]) => ({
    name,
    domain,
    mark,
    plan,
    brief,
    we,
    owner: {
      name: owner,
      designation,
      country,
      skin: Number(skin),
      hair,
      tone,
      beard: extras.includes('b'),
      glasses: extras.includes('g'),
    },
  }),
)
