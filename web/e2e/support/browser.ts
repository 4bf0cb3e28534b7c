import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { inheritedEnvironment } from '#scripts/lib/settings.mjs'
import { ownProduct } from './own-product.js'

const ACTION_MS = 30_000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Device {
  name: 'desktop' | 'phone'
  width: number
  options: BrowserContextOptions
}

export const DESKTOP: Device = {
  name: 'desktop',
  width: 1440,
  options: { viewport: { width: 1440, height: 900 } },
}

export const PHONE: Device = {
  name: 'phone',
  width: 390,
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

export interface Browsing {
  /** A page with its own cookies and storage, shared with nobody else. */
  newUser(name: string): Promise<Page>
  /** Another tab of the same person, with the same session and storage. */
  secondTab(page: Page): Promise<Page>
}

/**
 * One browser per story file. After each test the pages are closed, and the test fails if a page threw an error or
 * violated its content security policy. A failed test leaves a screenshot of each page in dist/stories.
 */
export function useBrowser(device: Device): Browsing {
  let browser: Browser
  const pages: { name: string; page: Page; faults: string[] }[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    const seen = pages.splice(0)
    if (task.result?.state === 'fail')
      for (const { name, page } of seen) await takePicture(page, `${device.name}-${task.id}-${name}`)
    for (const { page } of seen) await page.context().close()
    expect(seen.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([])
  })
  afterAll(() => browser?.close())
  return {
    async newUser(name) {
      const context = await browser.newContext({
        baseURL: ownProduct().url,
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...device.options,
      })
      context.setDefaultTimeout(ACTION_MS)
      return watched(name, await context.newPage())
    },
    async secondTab(page) {
      return watched('second tab', await page.context().newPage())
    },
  }

  function watched(name: string, page: Page): Page {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    pages.push({ name, page, faults })
    return page
  }
}

/** Root can't use Chromium's sandbox, and some containers don't offer one to anybody. */
async function launchBrowser(): Promise<Browser> {
  const { path: executablePath, libraries } = inject('chromium')
  const env = { ...inheritedEnvironment(), ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) }
  const unsandboxed = { executablePath, env, args: ['--no-sandbox'] }
  if (process.getuid?.() === 0) return chromium.launch(unsandboxed)
  try {
    return await chromium.launch({ executablePath, env })
  } catch {
    return chromium.launch(unsandboxed)
  }
}

/** By its button: a dialog that has only just appeared may not listen to Escape yet. */
export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click()
}

/**
 * Checks that the page has no WCAG 2.2 A or AA violation and no sideways scroll, at desktop and phone width: a story
 * runs at one width, but is checked at both.
 */
export async function auditPage(page: Page, what: string): Promise<void> {
  const own = page.viewportSize()
  // a page in the background lays out anew, but keeps the media queries of its old width
  await page.bringToFront()
  for (const { name, options } of [DESKTOP, PHONE]) {
    if (options.viewport) await resize(page, options.viewport)
    // A control that the header covers in part while the page is scrolled is not too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page, `${what} on a ${name}`)
    await expectNoSidewaysScroll(page, `${what} on a ${name}`)
  }
  if (own) await page.setViewportSize(own)
}

/** Waits until the page's media queries know of its new width, which on a busy machine comes after its layout does. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, size.width)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } }
    const result = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return result.violations.map(
      (item) => `${item.id}: ${item.help} (${item.nodes.map((node) => node.target.join(' ')).join('; ')})`,
    )
  })
  expect(violations, `accessibility of ${what}`).toEqual([])
}

interface AxeViolation {
  id: string
  help: string
  nodes: { target: string[] }[]
}

/** What follows the width by script, such as a row of cards, does so a moment after the styles. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const reaching = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth,
      )
      return [`${scrollWidth - clientWidth} px`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 160))]
    })
  await expect.poll(tooWide, { message: `${what} is wider than the window`, timeout: 5_000 }).toEqual([])
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../../dist/stories')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`) }).catch(() => undefined)
}
