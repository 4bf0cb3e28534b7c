import { randomFrom, slugOf } from '../../random.mjs'
import { stableUuid } from '../ids.mjs'
import { BIO_WORDS, MANNERS } from './bio-words.mjs'
import { COMPANIES } from './companies.mjs'
import { EXPERTS } from './experts.mjs'

const OLDEST_ACCOUNT_DAYS = 540
const SHARE_WITH_CALENDAR = 0.65
const SHARE_FOR_HIRE = 0.55
/** Some experts have not finished their profile: what is left empty. */
const GAPS = [null, null, null, null, 'work', null, null, null, null, 'experience', null, null, 'subjects']

const personId = (email) => stableUuid(`person:${email}`)

/**
 * Everyone in the demo market other than the personas, as rows by table.
 * @param {{ topics: Map<string, string[]>, expertise: Map<string, string[]>, domains: string[] }} masters names by
 * field
 * @param {(days: number) => string} ago
 */
export function buildPeople(masters, ago) {
  const experts = EXPERTS.map((expert, index) => buildExpert(expert, index, masters, ago))
  const owners = COMPANIES.map((company) => buildOwner(company, ago))
  return { experts, owners }
}

function buildPerson({ email, name, designation, isExpert, createdAt, calendly = null }) {
  const [first, ...rest] = name.replace(/^Dr /, '').split(' ')
  const id = personId(email)
  return {
    id,
    email,
    name,
    user: {
      id,
      first_name: name.startsWith('Dr ') ? `Dr ${first}` : first,
      last_name: rest.join(' '),
      slug: slugOf(name),
      profile_pic: `/faces/${slugOf(name)}.svg`,
      designation,
      is_expert: isExpert,
      created_at: createdAt,
    },
    account: { user_id: id, email, is_email_verified: true, calendly, created_at: createdAt },
  }
}

function buildExpert(expert, index, masters, ago) {
  const random = randomFrom(`expert ${expert.name}`)
  const slug = slugOf(expert.name)
  const gap = GAPS[index % GAPS.length]
  const person = buildPerson({
    email: `${slug}@experts.example`,
    name: expert.name,
    designation: expert.designation,
    isExpert: true,
    createdAt: ago(random.int(20, OLDEST_ACCOUNT_DAYS)),
    calendly: random.chance(SHARE_WITH_CALENDAR) ? `https://calendly.com/${slug}/intro` : null,
  })
  const domains = random.some(masters.domains, random.int(2, 4))
  return {
    ...person,
    field: expert.field,
    second: expert.second,
    details: {
      user_id: person.id,
      ...writeProfile(expert, random),
      ...(gap && gap !== 'subjects' ? { [gap]: null } : {}),
      industry_id: stableUuid(`domain:${domains[0]}`),
      country_id: stableUuid(`country:${expert.country}`),
      is_available_for_hire_as_cxo: expert.years >= 10 && random.chance(SHARE_FOR_HIRE),
      user_org_role: expert.years >= 16 ? 'c-level' : expert.years >= 11 ? 'director' : 'manager',
      years_of_experience: expert.years,
    },
    domains: gap === 'subjects' ? [] : domains,
    topics: namesOf(masters.topics, expert, random, 3, 2),
    skills: namesOf(masters.expertise, expert, random, 3, 1),
  }
}

function namesOf(byField, expert, random, ofFirst, ofSecond) {
  return [...random.some(byField.get(expert.field), ofFirst), ...random.some(byField.get(expert.second), ofSecond)]
}

function writeProfile(expert, random) {
  const first = BIO_WORDS[expert.field]
  const second = BIO_WORDS[expert.second]
  return {
    bio: `${random.pick(first.does)} ${random.pick(MANNERS)} My second field is close to it: ${random
      .pick(second.does)
      .replace(/^I am called/, 'I am also called')
      .replace(/^I /, 'I also ')}`.replace('I also am also', 'I am also'),
    experience: `${expert.years} years. ${first.path}`,
    work: random.some(first.proof, 2).join(' '),
  }
}

function buildOwner(company, ago) {
  const random = randomFrom(`company ${company.name}`)
  const companySlug = slugOf(company.name)
  const createdAt = ago(random.int(60, OLDEST_ACCOUNT_DAYS))
  const firstName = slugOf(company.owner.name.replace(/^Dr /, '').split(' ')[0])
  const person = buildPerson({
    email: `${firstName}@${companySlug}.example`,
    name: company.owner.name,
    designation: company.owner.designation,
    isExpert: false,
    createdAt,
  })
  return {
    ...person,
    country: company.owner.country,
    domain: company.domain,
    plan: company.plan,
    we: company.we,
    company: {
      id: stableUuid(`company:${company.name}`),
      company_name: company.name,
      company_url: `https://${companySlug}.example`,
      company_brief: company.brief,
      company_logo: `/logos/${companySlug}.svg`,
      created_by: person.id,
      created_at: createdAt,
    },
  }
}
