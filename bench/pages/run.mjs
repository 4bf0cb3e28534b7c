// node bench/pages/run.mjs [--before FOLDER] [--after FOLDER] [--rounds 7]: how soon the first pages show their largest
// element, on a slow device and network. With two builds of the client, in turns, so that whatever else the machine does
// hits both alike. Results are printed, never asserted.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildWeb } from '../../scripts/lib/build.mjs'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { closeGateway, createGateway, servePagesFrom } from '../../scripts/lib/gateway/gateway.mjs'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../scripts/lib/start/demo-logins.mjs'
import { withProducts } from '../lib/product.mjs'
import { median } from '../lib/shares.mjs'

const SLOW_CPU = 4
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
}
const PAGES = [
  { page: 'landing', address: '/' },
  { page: 'log in', address: '/login' },
  { page: 'home', address: '/dashboard', isMember: true },
  { page: 'list', address: '/opportunity-summary', isMember: true },
  { page: 'search', address: '/global-search?q=pricing', isMember: true },
]
const SETTLED_MS = 1500

const { values } = parseArgs({
  options: { before: { type: 'string' }, after: { type: 'string' }, rounds: { type: 'string', default: '7' } },
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
    for (const { page, address, isMember = false } of PAGES) {
      const measured = new Map(sides.map(({ name }) => [name, []]))
      for (let round = 0; round < Number(values.rounds); round++)
        for (const { name, url } of sides)
          measured.get(name)?.push(await visit(browser, place, `${url}${address}`, isMember))
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
async function visit(browser, place, address, isMember) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (isMember) await signIn(context, place.url)
    await context.addInitScript(observe)
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => globalThis.seen)
  } finally {
    await context.close()
  }
}

async function signIn(context, url) {
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: DEMO_LOGINS[0].email, password: DEMO_PASSWORD },
    headers: { 'x-requested-with': 'sagework', origin: url },
  })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`)
  // without this flag the client assumes a visitor and shows the login page
  await context.addInitScript(() => localStorage.setItem('was-signed-in', 'true'))
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

function row(page, name, visits) {
  const of = (key) => median(visits.map((one) => one[key]))
  const times = `first ${of('first').toFixed(0).padStart(5)} ms   largest ${of('largest').toFixed(0).padStart(5)} ms`
  return `${page.padEnd(8)} ${name.padEnd(7)} ${times}   shift ${of('shift').toFixed(3)}   ${visits.at(-1)?.element}`
}
