import type { Locator, Page } from 'playwright-core'

/** At least a hundred characters (FRAC-39). */
export const BRIEF =
  'Our product is bought by engineers and sold to their managers, and we speak to neither. We look for somebody who finds the words, tests them with customers and teaches the team to keep using them.'

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF with one empty page. */
export function smallPdf(): ChosenFile {
  return { name: 'what-we-do.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
}

/** Fills in the whole form for a fractional role, in the order a poster would. */
export async function fillFractionalForm(page: Page, file: ChosenFile): Promise<void> {
  await chooseMany(page, 'Category', 'Brand & Positioning')
  await chooseMany(page, 'Role level', 'Director of Product Marketing')
  await chooseMany(page, 'Topics', 'Positioning and messaging')
  await chooseMany(page, 'Skills', 'Messaging frameworks')
  await chooseMany(page, 'Domain', 'Software as a service')
  await chooseOne(page, 'Start date', 'Within a month')
  await page.getByLabel('Duration', { exact: true }).fill('6')
  await chooseMany(page, 'Availability', 'Remote')
  await chooseOne(page, 'Duration type', 'Month')
  await page.getByLabel('Min budget').fill('5000')
  await page.getByLabel('Max budget').fill('9000')
  await writeBrief(page)
  await attach(page, file)
  await page.getByRole('button', { name: `Remove ${file.name}` }).waitFor()
  await page.getByLabel('I accept the terms of hiring').check()
}

export async function writeBrief(page: Page): Promise<void> {
  await page.locator('.rich-text-editor [contenteditable="true"]').first().click()
  await page.keyboard.insertText(BRIEF)
}

export async function attach(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel('Attachments').and(page.locator('input')).setInputFiles(file)
}

/**
 * Counts the ancestors that could scroll this part away; what sits next to a dialog's scrolling body must stay in view.
 */
export function countScrollersAround(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    let count = 0
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto') count += 1
    return count
  })
}

export async function chooseMany(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(choice)
  await page.getByRole('option', { name: choice }).click()
  await page.keyboard.press('Escape')
}

export async function chooseOne(page: Page, label: string, choice: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}
