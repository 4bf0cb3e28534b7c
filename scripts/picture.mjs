// npm run picture: takes the README's screenshots of the running product with demo data at PUBLIC_URL.
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './lib/chromium.mjs'
import { dataFolder, inheritedEnvironment, REPOSITORY, readSettings } from './lib/settings.mjs'
import { DEMO_LOGINS, DEMO_PASSWORD } from './lib/start/demo-logins.mjs'

const { publicUrl } = readSettings()
const found = findChromium(path.join(dataFolder(), 'chromium'))
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-quic'],
  env: found.libraries ? { ...inheritedEnvironment(), LD_LIBRARY_PATH: found.libraries } : inheritedEnvironment(),
})

/** A page without motion, in the locale and time zone that suit the demo data best. */
async function openPage(options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  return context.newPage()
}

async function takePicture(page, name) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete),
  )
  await page.screenshot({ path: path.join(REPOSITORY, 'docs/pictures', `${name}.png`) })
}

try {
  const landing = await openPage()
  await landing.goto(publicUrl)
  await takePicture(landing, 'landing')

  const page = await openPage()
  const expert = DEMO_LOGINS.find(({ role }) => role === 'Expert')
  await page.goto(`${publicUrl}/login`)
  await page.getByLabel('Email').fill(expert.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`${publicUrl}/opportunity-summary?tab=active`)
  await page.getByRole('article').first().waitFor()
  await takePicture(page, 'opportunities')
} finally {
  await browser.close()
}
