import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { caller } from '../support/api.js'
import { auditPage } from '../support/browser.js'
import { type KillableBrowser, killableBrowser } from '../support/killable-browser.js'
import { ownProduct } from '../support/own-product.js'
import { fillLogin } from '../support/people.js'
import { EXPERT } from '../support/roles.js'

const SLOW = { timeout: 30_000, interval: 200 }
const MEGABYTE = 1024 * 1024
const TO_ANSWER = '{ answerable_questions(limit: 5, order_by: [{ question_id: asc }]) { question_id } }'

describe('a recording is never lost', () => {
  it('[X-51] a browser that is killed in the middle offers the take again, all but its last second', {
    repeats: 2,
  }, async () => {
    const browser = killableBrowser()
    const question = await questionToAnswer(0)
    const page = await openAnswer(browser, question)
    await record(page, 'audio')
    await expect.poll(() => secondsShown(page), SLOW).toBeGreaterThanOrEqual(6)
    const shown = await secondsShown(page)
    await browser.kill()

    const again = await openAnswer(browser, question)
    await again.getByText('We kept the recording that you began here.').waitFor()
    const words = await again.getByText(/^Your recording is \d+:\d\d long\.$/).textContent()
    expect(secondsOf(words)).toBeGreaterThanOrEqual(shown - 1)
    await auditPage(again, 'a take that was found again')
    await again.getByRole('button', { name: 'Delete' }).click()
    await again.getByRole('dialog').getByText('Are you sure you want to delete this recording?').waitFor()
    await again.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await again.getByRole('button', { name: /^Record audio/ }).waitFor()
  })

  it('[X-51] a network that is cut while it uploads costs nothing: the upload goes on where the server is', async () => {
    const browser = killableBrowser()
    const page = await openAnswer(browser, await questionToAnswer(1))
    const sent = watchPieces(page)
    await record(page, 'video')
    await expect.poll(() => sent.arrived.length, SLOW).toBeGreaterThan(0)
    await page.context().setOffline(true)
    await expect.poll(() => sent.failed, SLOW).toBeGreaterThan(0)
    const before = sent.arrived.length
    await page.context().setOffline(false)
    await expect.poll(() => sent.arrived.length, SLOW).toBeGreaterThan(before)

    // each piece begins where the one before ended: none is missing, and none is sent again but what broke off
    const starts = sent.arrived.map(({ start }) => start)
    const ends = sent.arrived.map(({ start, size }) => start + size)
    expect(starts).toEqual([0, ...ends.slice(0, -1)])
    expect(Math.max(...sent.arrived.map(({ size }) => size))).toBeLessThanOrEqual(MEGABYTE)

    await page.getByRole('button', { name: 'Stop' }).click()
    const tooEarly = page.getByRole('dialog', { name: 'Stop already?' })
    await tooEarly.getByText(/^Minimal recording time is 2 mins, select OK/).waitFor()
    await tooEarly.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Start recording' }).waitFor()
  })
})

async function questionToAnswer(place: number): Promise<string> {
  const expert = await caller(EXPERT)
  const { answerable_questions: rows } = await expert.ask<{ answerable_questions: { question_id: string }[] }>(
    TO_ANSWER,
  )
  const id = rows[place]?.question_id
  if (!id) throw new Error('There are too few questions to answer.')
  return id
}

/** Logs in where the browser doesn't remember it, and opens the recorder on the question's page. */
async function openAnswer(browser: KillableBrowser, question: string): Promise<Page> {
  const page = await browser.open()
  const { url } = ownProduct()
  await page.goto(`${url}/login?next=/dashboard/qanda_detail/${question}`)
  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await page.getByLabel('Email').or(answer).first().waitFor()
  if (await page.getByLabel('Email').isVisible()) await fillLogin(page, EXPERT)
  await answer.click()
  return page
}

async function record(page: Page, kind: 'audio' | 'video'): Promise<void> {
  await page.getByRole('button', { name: `Record ${kind}` }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await page.getByText('Get ready!', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
}

const secondsShown = async (page: Page) => secondsOf(await page.getByRole('timer').textContent())

function secondsOf(words: string | null): number {
  const [, minutes = 0, seconds = 0] = /(\d+):(\d\d)/.exec(words ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** The pieces that arrive, in order, and how many didn't. */
function watchPieces(page: Page) {
  const seen = { arrived: [] as { start: number; size: number }[], failed: 0 }
  const isOfRecording = (request: Request) => request.url().includes('/api/recordings/')
  page.on('requestfailed', (request) => {
    if (isOfRecording(request)) seen.failed += 1
  })
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'PATCH' || !isOfRecording(request) || !response.ok()) return
    const start = Number(request.headers()['upload-offset'])
    seen.arrived.push({ start, size: Number(response.headers()['upload-offset']) - start })
  })
  return seen
}
