import { describe, expect, it } from 'vitest'
import { landingHead, type PublicProfile, pricingHead, profileHead } from './market-heads.rules.js'
import { headHtml } from './page-head.rules.js'

const site = { name: 'Sagework', origin: 'https://sagework.example' }
const elena: PublicProfile = {
  ...{ slug: 'elena-marchetti', firstName: 'Elena', lastName: 'Marchetti', designation: 'Growth <lead>' },
  ...{ photo: '/api/photos/e', bio: 'Pricing for & with "small" teams.', topics: ['Pricing'] },
}
const dataIn = (html: string) => JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('the head of a page of the market', () => {
  it('[X-64] of a profile says who it is, with a face, and nothing of it is read as HTML', () => {
    const html = headHtml(profileHead(elena, site), site)
    expect(html).toContain('<title>Elena Marchetti · Sagework</title>')
    expect(html).toContain('content="Pricing for &amp; with &quot;small&quot; teams."')
    expect(html).toContain('<meta property="og:image" content="https://sagework.example/api/photos/e" />')
    expect(html).toContain('<link rel="canonical" href="https://sagework.example/elena-marchetti" />')
    expect(html).not.toContain('<lead>')
    expect(dataIn(html).mainEntity).toMatchObject({ jobTitle: 'Growth <lead>', knowsAbout: ['Pricing'] })
  })

  it('[X-64] of a profile without a bio or a face says what its expert does', () => {
    const html = headHtml(profileHead({ ...elena, bio: null, photo: null }, site), site)
    expect(html).toContain('content="Growth &lt;lead&gt;: Pricing"')
    expect(html).not.toContain('og:image')
    const nothing = { ...elena, bio: null, designation: null, topics: [] }
    expect(headHtml(profileHead(nothing, site), site)).toContain('name="description" content="Elena Marchetti"')
  })

  it('[X-64] of the start has the product’s name alone; of the prices, what each plan costs', () => {
    expect(headHtml(landingHead(site), site)).toContain('<title>Sagework</title>')
    const plans = [{ title: 'Basic', description: 'For a first hire', cents: 23_700, period: 'quarterly' }]
    expect(dataIn(headHtml(pricingHead(plans, site), site)).offers).toEqual([
      {
        ...{ '@type': 'Offer', name: 'Basic, quarterly', description: 'For a first hire', priceCurrency: 'USD' },
        ...{ price: '237.00', url: 'https://sagework.example/pricing' },
      },
    ])
  })
})
