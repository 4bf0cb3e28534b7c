import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { signUpAndConfirm } from './support/people.js'

const NAME = 'W'.repeat(100)
const PROSE = 'x'.repeat(600)
/** Nobody has written it, so it finds nothing. */
const WANTED = 'q'.repeat(600)

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('long unbroken names and words don’t overflow the page, for their owner or for others', async () => {
    const page = await browsing.newUser('expert')
    const email = 'long@words.example'
    await signUpAndConfirm(page, { firstName: NAME, lastName: NAME, email, password: 'seven quiet lanterns drift' })
    await auditPage(page, 'home')
    await page.goto('/account/expertise')
    await page.getByRole('textbox', { name: 'What you are good at' }).fill(PROSE)
    await auditPage(page, 'the form')
    await page.getByRole('button', { name: 'Save bio' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('link', { name: 'See your profile as others see it' }).click()
    await page.getByText(PROSE).waitFor()
    await auditPage(page, 'the profile')
    for (const list of ['/opportunity-summary', '/dashboard/wizards']) {
      await page.goto(`${list}?q=${WANTED}`)
      await page.getByRole('list', { name: 'Filters that are set' }).waitFor()
      await auditPage(page, `a search in ${list}`)
    }

    const company = await browsing.newUser('company')
    const companyName = 'C'.repeat(200)
    const owner = { firstName: 'Ida', lastName: NAME, email: 'firm@words.example', companyName }
    await signUpAndConfirm(company, { ...owner, password: 'seven quiet lanterns drift' })
    await company.goto('/account')
    await company.getByLabel('About the company').fill(PROSE)
    await auditPage(company, 'the company')
    await company.getByRole('button', { name: 'Save company' }).click()
    await company.getByText('Saved.').waitFor()
    await auditPage(company, 'the saved company')
    await company.goto('/')
    await company.getByRole('heading', { level: 1 }).waitFor()
    await auditPage(company, 'the home of the company')
  })

  it('long names that are cut off on their line widen neither an expert’s home nor what is found', async () => {
    const page = await browsing.newUser('expert')
    await signInPage(page, 'elena@sagework.example')
    await page.route('**/v1/graphql', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        /"(author_last_name|author_designation)":"[^"]+"/g,
        (_, name: string) => `"${name}":"${NAME}"`,
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    await page.getByRole('region', { name: 'Popular insights' }).getByText(NAME).first().waitFor()
    await auditPage(page, 'the home of an expert')
    await page.goto('/global-search?q=pricing')
    await page.getByRole('region', { name: 'Insights for you' }).getByText(NAME).first().waitFor()
    await auditPage(page, 'what is found')
  })

  it('what is shown of a profile until it is there has its shape, and is no wider than the page', async () => {
    const page = await browsing.newUser('visitor')
    // never answered
    await page.route('**/v1/graphql', (route) =>
      /query (Public)?ProfileBySlug/.test(route.request().postData() ?? '') ? undefined : route.continue(),
    )
    await page.goto('/elena-marchetti')
    const standIn = page.getByRole('status', { name: 'Loading the profile' })
    await standIn.waitFor()
    // as round as the face that comes
    const radius = await standIn.locator('.size-24').evaluate((face) => getComputedStyle(face).borderRadius)
    expect(Number.parseFloat(radius)).toBeGreaterThan(48)
    await auditPage(page, 'the profile that loads')
  })

  it('counts, names and buttons aren’t cut off in narrow layouts', async () => {
    const visitor = await browsing.newUser('visitor')
    await visitor.setViewportSize({ width: 320, height: 640 })
    await visitor.goto('/signup')
    await visitor.getByRole('button', { name: /instead of a password/ }).waitFor()
    const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await visitor.goto('/pricing')
    const home = visitor.getByRole('banner').getByRole('link', { name: 'Sagework, home' })
    expect((await home.boundingBox())?.height).toBeLessThanOrEqual(32)

    const poster = await browsing.newUser('poster')
    await signInPage(poster, 'nora@brightwater.example')
    await poster.goto('/notices')
    const count = poster.getByRole('button', { name: /^Notices, / }).locator('.tabular')
    await count.evaluate((badge) => {
      badge.textContent = '15'
    })
    expect((await count.boundingBox())?.height).toBeLessThanOrEqual(20)
    const lines = await count.evaluate((badge) => {
      const range = document.createRange()
      range.selectNodeContents(badge)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  })
})
