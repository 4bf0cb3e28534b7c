import type { Page } from 'playwright-core'
import { chooseMany, chooseOne } from './fractional-form.js'

/** Chooses a type of post and waits for its form. */
export async function openForm(page: Page, type: string): Promise<void> {
  await page.goto('/opportunities-creator')
  await page.getByRole('link', { name: type, exact: true }).click()
  await page.getByRole('button', { name: 'Send for approval' }).waitFor()
}

/** Title and subject, which match Elena and Marcus. */
export async function fillSubject(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await chooseMany(page, 'Category', 'Brand & Positioning')
  await chooseMany(page, 'Topics', 'Positioning and messaging')
  await chooseMany(page, 'Skills', 'Messaging frameworks')
}

export async function fillTime(page: Page, months: number): Promise<void> {
  await chooseOne(page, 'Start date', 'Within a month')
  await page.getByLabel('Duration', { exact: true }).fill(String(months))
}

/** For the whole job: no unit is chosen. */
export async function fillBudget(page: Page, min: number, max: number): Promise<void> {
  await page.getByLabel('Min budget').fill(String(min))
  await page.getByLabel('Max budget').fill(String(max))
}

/** Accepts the terms, sends the form and closes its thanks. */
export async function sendForApproval(page: Page, thanks: string): Promise<void> {
  await page.getByLabel('I accept the terms of hiring').check()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const dialog = page.getByRole('dialog', { name: thanks })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
}
