import { fieldsOf } from './fields.mjs'

/**
 * One person per line: name, country, skin, hair, tone, extras (b beard, g glasses), first and second field, years,
 * designation.
 */
const ROWS = `
Amara Okafor | NG | 5 | afro | black |  | Brand & Positioning | Content & SEO | 14 | Brand strategist for fintech
Jakob Lindner | DE | 0 | short | blond | g | Pricing & Packaging | Data & Analytics | 16 | Pricing partner, former B2B SaaS CFO
Sofia Herrera | MX | 2 | wavy | dark |  | Market Entry & Expansion | Partnerships & Channels | 13 | Latin America expansion lead
Daniel Mbeki | ZA | 5 | crop | black | b | Sales & Revenue | Leadership & Teams | 19 | Former CRO, two exits
Hannah Whitfield | GB | 0 | bob | auburn | g | Content & SEO | Brand & Positioning | 11 | Editor in chief for B2B brands
Mateus Carvalho | BR | 3 | curls | black | b | Product-Led Growth | Data & Analytics | 10 | Growth product manager
Yuki Tanaka | JP | 1 | long | black |  | Market Entry & Expansion | Sales & Revenue | 15 | Japan entry advisor
Olivia Brandt | US | 1 | ponytail | brown |  | Demand Generation | Revenue Operations | 12 | Demand generation director
Rafael Ortega | ES | 2 | quiff | dark | b | Partnerships & Channels | Market Entry & Expansion | 17 | Alliances lead, cloud marketplaces
Fatima Al-Sayed | AE | 3 | scarf | black |  | Leadership & Teams | Sales & Revenue | 18 | Interim CMO, Gulf region
Liam O'Connell | IE | 0 | parted | auburn |  | Sales & Revenue | Demand Generation | 9 | Outbound coach for first sales teams
Ngozi Adeyemi | NG | 5 | locs | black | g | Customer Success & Retention | Data & Analytics | 12 | Customer success builder
Camille Dubois | FR | 1 | bun | brown |  | Brand & Positioning | Leadership & Teams | 20 | Chief Marketing Officer, consumer goods
Arjun Mehta | IN | 3 | short | black | g | Data & Analytics | Product-Led Growth | 11 | Head of growth analytics
Grace Kimani | KE | 4 | afro | black |  | Demand Generation | Content & SEO | 10 | Performance marketing lead
Henrik Dahl | NO | 0 | receding | grey | g | Leadership & Teams | Pricing & Packaging | 26 | Chairman and former CEO
Chloe Nguyen | AU | 1 | bob | black |  | Product-Led Growth | Customer Success & Retention | 9 | Onboarding and activation lead
Tomasz Kowalski | PL | 0 | crop | brown | b | Revenue Operations | Data & Analytics | 13 | Revenue operations architect
Isabella Conti | IT | 1 | longcurls | dark |  | Content & SEO | Demand Generation | 8 | Podcast and video producer
Samuel Johnson | US | 4 | bald | black | b | Sales & Revenue | Leadership & Teams | 21 | Enterprise sales leader
Mei Lin Chua | SG | 1 | long | black | g | Market Entry & Expansion | Pricing & Packaging | 14 | Southeast Asia go-to-market
Emma Johansson | SE | 0 | ponytail | blond |  | Customer Success & Retention | Product-Led Growth | 11 | Retention lead, subscription apps
David Cohen | IL | 1 | curls | dark | gb | Product-Led Growth | Pricing & Packaging | 15 | Product-led growth advisor
Aisha Rahman | MY | 2 | scarf | black | g | Content & SEO | Market Entry & Expansion | 9 | Localisation and content lead
Lucas Meyer | CH | 0 | parted | brown |  | Pricing & Packaging | Sales & Revenue | 12 | Deal desk and pricing lead
Nina Petrova | BG | 1 | wavy | chestnut |  | Revenue Operations | Demand Generation | 10 | Marketing operations consultant
Kwame Boateng | GH | 5 | short | black | g | Partnerships & Channels | Sales & Revenue | 13 | Partner programs, West Africa
Julia Santos | PT | 2 | bun | dark |  | Demand Generation | Brand & Positioning | 11 | Events and community marketer
Michael Park | KR | 1 | quiff | black |  | Data & Analytics | Demand Generation | 14 | Marketing mix modeller
Charlotte Evans | GB | 0 | long | blond | g | Leadership & Teams | Brand & Positioning | 22 | Board advisor, former CMO
Diego Fernandez | AR | 2 | wavy | dark | b | Content & SEO | Data & Analytics | 9 | Technical SEO consultant
Zainab Yusuf | GB | 4 | scarf | black |  | Sales & Revenue | Customer Success & Retention | 10 | Founder-led sales coach
Peter Novak | CZ | 0 | receding | brown | b | Revenue Operations | Sales & Revenue | 17 | CRM architect
Ana Ribeiro | BR | 3 | longcurls | black |  | Customer Success & Retention | Leadership & Teams | 13 | VP Customer, payments
Oskar Nilsson | SE | 0 | short | blond | b | Product-Led Growth | Demand Generation | 8 | Growth engineer
Rebecca Stein | US | 1 | curls | chestnut | g | Brand & Positioning | Content & SEO | 16 | Narrative designer
Ibrahim Diallo | SN | 5 | crop | black |  | Market Entry & Expansion | Partnerships & Channels | 12 | Francophone Africa expansion
Linh Pham | VN | 1 | bob | black |  | Data & Analytics | Revenue Operations | 7 | Analytics engineer
George Papadakis | GR | 2 | receding | grey | b | Partnerships & Channels | Pricing & Packaging | 24 | Channel veteran, maritime software
Sarah Lavoie | CA | 0 | ponytail | brown | g | Customer Success & Retention | Content & SEO | 10 | Customer education lead
Vikram Iyer | IN | 4 | parted | black | gb | Sales & Revenue | Market Entry & Expansion | 18 | US sales entry for Indian SaaS
Maya Goldberg | US | 1 | longcurls | brown |  | Product-Led Growth | Brand & Positioning | 12 | Product marketing director
Anton Virtanen | FI | 0 | quiff | blond | g | Data & Analytics | Pricing & Packaging | 10 | Forecasting and finance partner
Leila Haddad | LB | 2 | wavy | dark |  | Demand Generation | Market Entry & Expansion | 13 | Paid media lead, consumer apps
Thomas Wright | GB | 0 | bald | grey | gb | Leadership & Teams | Sales & Revenue | 28 | Interim Chief Revenue Officer
Naledi Khumalo | ZA | 5 | locs | black |  | Content & SEO | Brand & Positioning | 9 | Thought leadership writer
Bruno Keller | AT | 0 | short | brown | g | Revenue Operations | Pricing & Packaging | 11 | HubSpot and automation partner
Valentina Rossi | IT | 1 | long | chestnut |  | Partnerships & Channels | Demand Generation | 12 | Co-marketing and partner lead
Hassan Farouk | EG | 3 | short | black | b | Demand Generation | Data & Analytics | 11 | Acquisition lead, mobility
Ellen Vermeer | NL | 0 | bob | white | g | Pricing & Packaging | Leadership & Teams | 29 | Pricing and packaging authority
Jin Woo Seo | KR | 1 | parted | black | g | Customer Success & Retention | Revenue Operations | 8 | Customer operations lead
Patricia Gomez | CO | 3 | bun | black |  | Leadership & Teams | Customer Success & Retention | 17 | Team coach for first-time VPs
Noah Fischer | DE | 0 | curls | brown |  | Content & SEO | Product-Led Growth | 7 | Developer content lead
Ruth Adler | US | 1 | bob | grey | g | Market Entry & Expansion | Leadership & Teams | 25 | US entry for European software
Stefan Ionescu | RO | 1 | crop | dark | b | Sales & Revenue | Revenue Operations | 9 | Sales development lead
`

/** @typedef {{ name: string, country: string, skin: number, hair: string, tone: string, beard: boolean, glasses: boolean,
 *   field: string, second: string, years: number, designation: string }} DemoExpert */

/** @type {readonly DemoExpert[]} */
export const EXPERTS = fieldsOf(ROWS).map(
  ([name, country, skin, hair, tone, extras, field, second, years, designation]) => ({
    name,
    country,
    skin: Number(skin),
    hair,
    tone,
    beard: extras.includes('b'),
    glasses: extras.includes('g'),
    field,
    second,
    years: Number(years),
    designation,
  }),
)
