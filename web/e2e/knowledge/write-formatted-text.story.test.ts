import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { COMPANY } from '../support/roles.js'

const SLOW = { timeout: 10_000 }

describe('a brief with formats, by keyboard', () => {
  const browsing = useBrowser(DESKTOP)

  it('[RTE-01, RTE-07] the toolbar formats the selection, and Enter splits a block', async () => {
    const { page, editor } = await openBrief(await browsing.newUser('company'))
    await page.keyboard.type('What we need')
    await format(page, 'Heading')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Somebody good')
    await selectBack(page, 4)
    await format(page, 'Bold')
    await format(page, 'Italic')
    await format(page, 'Underline')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('First')
    await format(page, 'Bulleted List')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Second')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Said a customer')
    await format(page, 'Blockquote')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Then')
    await format(page, 'Ordered List')
    expect(await html(editor)).toEqual([
      'h2: What we need',
      'div: Somebody <b><i><u>good</u></i></b>',
      'ul: First',
      'ul: Second',
      'blockquote: Said a customer',
      'ol: Then',
    ])
    // one line of the list is turned back, the other stays
    await editor.getByText('Second', { exact: true }).click()
    await format(page, 'Bulleted List')
    await format(page, 'Subheading')
    expect((await html(editor)).slice(2)).toEqual([
      'ul: First',
      'h3: Second',
      'blockquote: Said a customer',
      'ol: Then',
    ])
    await auditPage(page, 'the form with a formatted brief')
  })

  it('[RTE-02, RTE-03, RTE-04, RTE-06] a link is added, edited and removed in its dialog', async () => {
    const { page, editor } = await openBrief(await browsing.newUser('company'))
    await page.keyboard.type('See our plan')
    await selectBack(page, 4)
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Add/Edit Link' })
    const [text, link] = [dialog.getByLabel('Text', { exact: true }), dialog.getByLabel('Link', { exact: true })]
    expect(await text.inputValue()).toBe('plan')
    await link.fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText('Enter an address such as https://example.com').waitFor()
    await auditPage(page, 'the link dialog')
    await link.fill('brightwater.example/plan')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => html(editor), SLOW)
      .toEqual(['div: See our <a href="http://brightwater.example/plan">plan</a>'])
    // one goes on writing behind the link, not in it, where the text ends
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' now')
    expect(await html(editor)).toEqual(['div: See our <a href="http://brightwater.example/plan">plan</a> now'])

    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
    await format(page, 'Link')
    expect(await link.inputValue()).toBe('http://brightwater.example/plan')
    await text.fill('long plan')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => html(editor))
      .toEqual(['div: See our <a href="http://brightwater.example/plan">long plan</a> now'])
    await page.keyboard.press('ArrowLeft')
    await format(page, 'Link')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(editor), SLOW).toBe(true)
    await format(page, 'Link')
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => html(editor), SLOW).toEqual(['div: See our long plan now'])
  })

  it('[RTE-05, RTE-09] a typed address becomes a link, and every step is undone and done again', async () => {
    const { page, editor } = await openBrief(await browsing.newUser('company'))
    await page.keyboard.type('Read https://a.example/x, ')
    const linked = 'div: Read <a href="https://a.example/x">https://a.example/x</a>,'
    await expect.poll(() => html(editor), SLOW).toEqual([linked])
    await page.keyboard.press('Enter')
    await page.keyboard.type('http://')
    await page.keyboard.press('Space')
    await page.keyboard.type('https://b.example')
    await page.keyboard.press('Enter')
    await page.keyboard.type('End')
    const all = [linked, 'div: http:// <a href="https://b.example">https://b.example</a>', 'div: End']
    await expect.poll(() => html(editor), SLOW).toEqual(all)
    await format(page, 'Heading')
    await expect.poll(() => html(editor), SLOW).toEqual([...all.slice(0, 2), 'h2: End'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => html(editor), SLOW).toEqual(all)
    for (let step = 0; step < 60 && (await html(editor)).join('') !== 'div: '; step += 1)
      await page.keyboard.press('ControlOrMeta+z')
    expect(await html(editor)).toEqual(['div: '])
    for (let step = 0; step < 60 && (await html(editor)).at(-1) !== 'h2: End'; step += 1)
      await page.keyboard.press('ControlOrMeta+Shift+z')
    expect(await html(editor)).toEqual([...all.slice(0, 2), 'h2: End'])
    // what is drafted comes back as it was
    await expect.poll(() => storedDrafts(page)).toMatch(/"url":"https:\/\/b\.example"/)
    await page.reload()
    const again = await briefOf(page)
    expect(await html(again.editor)).toEqual([...all.slice(0, 2), 'h2: End'])
  })

  it('a page of Word is pasted as clean blocks, and is one step to undo', async () => {
    const { page, editor } = await openBrief(await browsing.newUser('company'))
    await page.keyboard.type('Before')
    await paste(
      page,
      '<h1 style="color:red">The role</h1><p class=MsoNormal>We sell <b>batteries</b>.<o:p></o:p></p><script>alert(1)</script><ul><li>One</li><li><a href="javascript:alert(1)">Two</a></li></ul>',
    )
    const pasted = ['div: Before', 'h2: The role', 'div: We sell <b>batteries</b>.', 'ul: One', 'ul: Two']
    await expect.poll(() => html(editor), SLOW).toEqual(pasted)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => html(editor), SLOW).toEqual(['div: Before'])
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(() => html(editor), SLOW).toEqual(pasted)
  })

  it('what is pasted parts the line at the caret, and the whole text can be marked and replaced', async () => {
    const { page, editor } = await openBrief(await browsing.newUser('company'))
    await page.keyboard.type('Beforeafter')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    await paste(page, '<p>One</p><p>Two</p>')
    const parted = ['div: Before', 'div: One', 'div: Two', 'div: after']
    await expect.poll(() => html(editor), SLOW).toEqual(parted)
    // what is drafted can be undone as well
    await expect.poll(() => storedDrafts(page)).toMatch(/"text":"after"/)
    await markAll(page, editor)
    await page.keyboard.press('Delete')
    await expect.poll(() => html(editor), SLOW).toEqual(['div: '])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => html(editor), SLOW).toEqual(parted)
    await markAll(page, editor)
    await page.keyboard.type('New')
    await expect.poll(() => html(editor), SLOW).toEqual(['div: New'])
    await markAll(page, editor)
    await paste(page, '<h1>Title</h1><p>Text</p>')
    await expect.poll(() => html(editor), SLOW).toEqual(['h2: Title', 'div: Text'])
  })
})

describe('the same on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[RTE-02, RTE-11, RTE-12, RTE-14] the counter and the error keep to the width, and a link can be tapped together', async () => {
    const page = await browsing.newUser('company')
    const { editor } = await openBrief(page)
    await page.keyboard.type('Two days')
    await page.getByText('8/2000').waitFor()
    await page.getByText('Minimum 100 characters').waitFor()
    await page.getByRole('button', { name: 'Link', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Add/Edit Link' })
    await dialog.getByLabel('Text', { exact: true }).fill('Our site')
    await dialog.getByLabel('Link', { exact: true }).fill('a.example')
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect.poll(() => html(editor), SLOW).toEqual(['div: Two days<a href="http://a.example">Our site</a>'])
    await page.getByRole('button', { name: 'Send for approval' }).tap()
    await page.getByText('Brief must be at least 100 characters long').waitFor()
    expect(await page.getByText('Minimum 100 characters').count()).toBe(0)
    expect(await editor.getByRole('textbox', { name: 'Brief' }).first().getAttribute('aria-invalid')).toBe('true')
    await auditPage(page, 'the form with an error at the brief')
  })
})

async function openBrief(page: Page) {
  await signInPage(page, COMPANY)
  await page.goto('/fractional-creator')
  const { editor } = await briefOf(page)
  await editor.getByRole('textbox', { name: 'Brief' }).first().click()
  return { page, editor }
}

async function briefOf(page: Page) {
  const editor = page.locator('.rich-text-editor')
  await editor.getByRole('textbox', { name: 'Brief' }).first().waitFor()
  await expect.poll(() => editor.getByRole('button', { name: 'Bold' }).isEnabled()).toBe(true)
  return { editor }
}

/** Chooses a format by keyboard alone: into the toolbar, along it, and Enter. The focus comes back to the text. */
async function format(page: Page, name: string): Promise<void> {
  const editor = page.locator('.rich-text-editor')
  const wanted = editor.getByRole('button', { name, exact: true })
  for (let step = 0; step < 20; step += 1) {
    if (await editor.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement))) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Home')
  for (let step = 0; step < 9; step += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  const before = await wanted.getAttribute('aria-pressed')
  await page.keyboard.press('Enter')
  if (name === 'Link') return
  // the caret is in what was formatted once the button says so
  await expect.poll(() => wanted.getAttribute('aria-pressed'), SLOW).not.toBe(before)
  await expect.poll(() => hasFocus(editor), SLOW).toBe(true)
}

const hasFocus = (editor: Locator) =>
  editor.evaluate((element) => element.contains(document.activeElement) && document.activeElement?.role === 'textbox')

/** All blocks as a whole, which the second time does; the first selects the text of one. */
async function markAll(page: Page, editor: Locator): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+a')
  await expect.poll(() => editor.locator('.ce-block:not(.ce-block--selected)').count(), SLOW).toBe(0)
}

async function selectBack(page: Page, characters: number): Promise<void> {
  for (let step = 0; step < characters; step += 1) await page.keyboard.press('Shift+ArrowLeft')
}

/** The lines of the text, each with its element and markup. */
function html(editor: Locator): Promise<string[]> {
  return editor.evaluate((element) =>
    [...element.querySelectorAll('[contenteditable="true"]')].map((line) => {
      const list = line.closest('ul, ol')
      const tag = (list ?? line).tagName.toLowerCase()
      return `${tag}: ${line.innerHTML.replaceAll('&nbsp;', ' ').replace(/(<br>| )+$/, '')}`
    }),
  )
}

function paste(page: Page, markup: string): Promise<void> {
  return page.evaluate((content) => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    data.setData('text/plain', 'plain')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, markup)
}

const storedDrafts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.values(localStorage)).replaceAll('\\', ''))
