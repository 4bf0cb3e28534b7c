// node bench/pages/run.mjs [--before FOLDER] [--after FOLDER] [--rounds 7] [--only home,search]: how soon the first pages
// show their largest element, what moves, and how long an interaction takes to show, on a slow device and network. With two
// builds of the client, in turns, so that whatever else the machine does hits both alike. Results are printed, never asserted.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildWeb } from '../../scripts/lib/build.mjs'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { closeGateway, createGateway, servePagesFrom } from '../../scripts/lib/gateway/gateway.mjs'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../scripts/lib/start/demo-logins.mjs'
import { withProducts } from '../lib/product.mjs'
import { median } from '../lib/shares.mjs'
import { INTERACTIONS, longestInteraction } from './interactions.mjs'

const SLOW_CPU = 4
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
}
const GOALS = { largest: 1500, interaction: 100, shift: 0.02 }
const [COMPANY, EXPERT] = DEMO_LOGINS.map(({ email }) => email)
const PAGES = [
  { page: 'landing', address: () => '/', interactions: INTERACTIONS.landing },
  { page: 'log in', address: () => '/login', interactions: INTERACTIONS.login },
  { page: 'home, company', email: COMPANY, address: () => '/dashboard', interactions: INTERACTIONS.member },
  { page: 'home, expert', email: EXPERT, address: () => '/dashboard', interactions: INTERACTIONS.member },
  { page: 'list', email: EXPERT, address: () => '/opportunity-summary', interactions: INTERACTIONS.list },
  { page: 'detail', email: EXPERT, address: detailOf, interactions: INTERACTIONS.member },
  { page: 'search', email: EXPERT, address: () => '/global-search?q=pricing', interactions: INTERACTIONS.search },
]
const SETTLED_MS = 1500
const sessions = new Map()
const IDLE_MS = 12_000

const { values } = parseArgs({
  options: {
    ...{ before: { type: 'string' }, after: { type: 'string' } },
    ...{ rounds: { type: 'string', default: '7' }, only: { type: 'string', default: '' } },
  },
})

await withProducts(1, async ([place]) => {
  const after = values.after ?? (await buildWeb('Sagework')).folder
  const folders = values.before ? { before: values.before, after } : { after }
  const sides = []
  for (const [name, folder] of Object.entries(folders)) sides.push({ name, ...(await serve(place, folder)) })
  const found = findChromium(`${place.dataDir}/chromium`)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-quic'],
    env: found.libraries ? { ...inheritedEnvironment(), LD_LIBRARY_PATH: found.libraries } : inheritedEnvironment(),
  })
  try {
    for (const one of PAGES.filter(({ page }) => page.includes(values.only))) {
      const { page } = one
      const path = await one.address(place)
      const measured = new Map(sides.map(({ name }) => [name, []]))
      // the first visit makes servers that have just started compile what answers it, and isn't counted
      for (let round = -1; round < Number(values.rounds); round++)
        for (const { name, url } of sides) {
          const seen = await visit(browser, place, { ...one, address: `${url}${path}` })
          if (round >= 0) measured.get(name)?.push(seen)
        }
      for (const [name, visits] of measured) process.stdout.write(`${row(page, name, visits)}\n`)
    }
  } finally {
    await browser.close()
    for (const { gateway } of sides) await closeGateway(gateway)
  }
})

/** Another gateway in front of the same servers, with these pages. */
async function serve({ env, url }, folder) {
  const gateway = createGateway({
    targets: { engine: `http://127.0.0.1:${env.ENGINE_PORT}`, actions: `http://127.0.0.1:${env.ACTIONS_PORT}` },
    servePage: servePagesFrom(folder, { origins: [url] }),
    isBehindProxy: false,
  })
  // the servers accept the product's own origin only
  gateway.prependListener('request', ({ headers }) => {
    if (headers.origin) headers.origin = url
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return { gateway, url: `http://localhost:${gateway.address().port}` }
}

/** One visit with an empty cache. Cookies don't tell ports apart, so the session is one of both sides. */
async function visit(browser, place, { address, email, interactions }) {
  const storageState = email ? await sessionOf(browser, place.url, email) : undefined
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
  try {
    // without the first flag the client assumes a visitor and shows the login page
    if (email) await context.addInitScript(rememberMember, email === EXPERT ? 'expert' : 'company')
    await context.addInitScript(observe)
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await page.goto(address)
    // a home may ask for news before the network has been idle for as long as that takes
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
    await page.waitForTimeout(SETTLED_MS)
    const seen = await page.evaluate(() => ({ ...globalThis.seen }))
    return { ...seen, ...(await longestInteraction(page, interactions)) }
  } finally {
    await context.close()
  }
}

/** Each person signs in once; attempts are limited. Whatever a visit stores in the browser is gone with it. */
async function sessionOf(browser, url, email) {
  if (!sessions.has(email)) {
    const context = await browser.newContext()
    const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
      data: { email, password: DEMO_PASSWORD },
      headers: { 'x-requested-with': 'sagework', origin: url },
    })
    if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`)
    sessions.set(email, await context.storageState())
    await context.close()
  }
  return sessions.get(email)
}

/** What an earlier visit has left in the browser. */
function rememberMember(home) {
  localStorage.setItem('was-signed-in', 'true')
  localStorage.setItem('home-kind', JSON.stringify(home))
}

/** Runs in the page, before anything else. */
function observe() {
  globalThis.seen = { first: 0, largest: 0, element: '', shift: 0 }
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.seen.first = startTime
  })
  on('largest-contentful-paint', ({ startTime, element }) => {
    globalThis.seen.largest = startTime
    globalThis.seen.element = `${element?.tagName.toLowerCase() ?? ''} “${(element?.textContent ?? '').slice(0, 40)}”`
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) globalThis.seen.shift += value
  })
}

/** An open post that the expert can see. */
function detailOf(place) {
  return withClient(place.ownerUrl(), async (client) => {
    const { rows } = await client.query(
      `select id from opportunities where status = 'published' and assigned_expert_id is null order by created_at desc limit 1`,
    )
    return `/dashboard/opportunity_detail/${rows[0].id}`
  })
}

function row(page, name, visits) {
  const of = (key) => median(visits.map((one) => one[key]))
  const part = (label, key, digits, unit) =>
    `${label} ${of(key).toFixed(digits).padStart(5)}${unit}${of(key) > GOALS[key] ? '!' : ' '}`
  const times = `first ${of('first').toFixed(0).padStart(5)} ms   ${part('largest', 'largest', 0, ' ms')}`
  const moved = `${part('shift', 'shift', 3, '')}   ${part('interaction', 'interaction', 0, ' ms')}`
  const { element, which } = visits.at(-1)
  return `${page.padEnd(14)} ${name.padEnd(7)} ${times}  ${moved} (${which})   ${element}`
}
