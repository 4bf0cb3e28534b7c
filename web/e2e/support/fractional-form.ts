import type { Page } from 'playwright-core'

/** The brief is at least a hundred characters long (FRAC-39). */
export const BRIEF =
  'Our product is bought by engineers and sold to their managers, and we speak to neither. We look for somebody who finds the words, tests them with customers and teaches the team to keep using them.'

/** Fills the whole form of a fractional role, the way a poster goes through it. */
export async function fillFractionalForm(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
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
  await page.locator('.rich-text-editor [contenteditable="true"]').first().click()
  await page.keyboard.insertText(BRIEF)
  await page.getByLabel('Attachments').setInputFiles(file)
  await page.getByRole('button', { name: `Remove ${file.name}` }).waitFor()
  await page.getByLabel('I accept the terms of hiring').check()
}

async function chooseMany(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(choice)
  await page.getByRole('option', { name: choice }).click()
  await page.keyboard.press('Escape')
}

async function chooseOne(page: Page, label: string, choice: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}
