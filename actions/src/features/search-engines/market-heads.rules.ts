import { type PageHead, type Site, shortened } from './page-head.rules.js'

/** An expert whose profile visitors may read. */
export interface PublicProfile {
  slug: string
  firstName: string
  lastName: string
  designation: string | null
  photo: string | null
  bio: string | null
  topics: readonly string[]
}

/** As the page itself says it to browsers (`use-profile-structure.ts`). */
export function profileHead(profile: PublicProfile, { origin }: Site): PageHead {
  const { slug, firstName, lastName, designation, photo, bio, topics } = profile
  const name = `${firstName} ${lastName}`
  const canonicalPath = `/${slug}`
  const url = new URL(canonicalPath, origin).href
  const image = photo ? new URL(photo, origin).href : null
  const described = bio || [designation, topics.join(', ')].filter(Boolean).join(': ') || name
  return {
    ...{ title: name, description: described, canonicalPath, kind: 'profile', isIndexed: true, image },
    data: {
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        ...{ '@type': 'Person', '@id': url, url, name, givenName: firstName, familyName: lastName },
        ...(designation ? { jobTitle: designation } : {}),
        ...(bio ? { description: shortened(bio) } : {}),
        ...(image ? { image } : {}),
        ...(topics.length > 0 ? { knowsAbout: topics } : {}),
      },
    },
  }
}

/** The page for visitors at `/`. */
export function landingHead({ name, origin }: Site): PageHead {
  const description = `${name} brings companies and growth experts together: fractional roles by the day, week or month, with terms both sides can read.`
  return {
    ...{ title: null, description, canonicalPath: '/', kind: 'website', isIndexed: true },
    data: { '@type': 'Organization', name, description, url: new URL('/', origin).href },
  }
}

/** A plan that is sold, for one period. */
export interface SoldPlan {
  title: string
  description: string
  cents: number
  period: string
}

const CENTS = 100

/** `/pricing`: what is sold, at today's prices. */
export function pricingHead(plans: readonly SoldPlan[], { name, origin }: Site): PageHead {
  const [canonicalPath, description] = [
    '/pricing',
    `What ${name} costs: every plan with its monthly credits and the fee on a hire, and posting for free.`,
  ]
  const url = new URL(canonicalPath, origin).href
  return {
    ...{ title: 'Plans', description, canonicalPath, kind: 'website', isIndexed: true },
    data: {
      ...{ '@type': 'Product', name: `${name} plans`, description, url, brand: { '@type': 'Brand', name } },
      offers: plans.map(({ title, description: what, cents, period }) => ({
        ...{ '@type': 'Offer', name: `${title}, ${period}`, description: what, url, priceCurrency: 'USD' },
        price: (cents / CENTS).toFixed(2),
      })),
    },
  }
}
