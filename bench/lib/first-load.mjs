import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'

import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
/**
 * JavaScript fetched by a browser with an empty cache until the page is idle, in compressed size.
 * @returns {Promise<{ page: string, kilobytes: number }[]>}
 */
export async function measureFirstLoads(url, dataDir, signIn) {
  const found = findChromium(`${dataDir}/chromium`)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-quic'],
    env: found.libraries ? { ...inheritedEnvironment(), LD_LIBRARY_PATH: found.libraries } : inheritedEnvironment(),
  })
  try {
    return [
      { page: 'landing', kilobytes: await scriptKilobytes(browser, `${url}/`) },
      { page: 'dashboard', kilobytes: await scriptKilobytes(browser, `${url}/dashboard`, signIn) },
      { page: 'list', kilobytes: await scriptKilobytes(browser, `${url}/opportunity-summary`, signIn) },
    ]
  } finally {
    await browser.close()
  }
}

async function scriptKilobytes(browser, address, prepare) {
  const context = await browser.newContext()
  if (prepare) {
    await prepare(context)
    // without this flag the client assumes a visitor and shows the login page
    await context.addInitScript(() => localStorage.setItem('was-signed-in', 'true'))
  }
  const page = await context.newPage()
  const scripts = []
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request.sizes()))
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts)
  await context.close()
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0) / 1024
}
