import { describe, expect, it } from 'vitest'
import { auditPage, DESKTOP, PHONE, useBrowser } from './support/browser.js'
import { BRIEF, smallPdf } from './support/fractional-form.js'
import { approvePostOf, openPost, payForHire, sendOffer } from './support/hiring.js'
import { logIn, signUpAndConfirm } from './support/people.js'

const EXPERT = 'elena@sagework.example'

describe.each([
  { device: 'a desktop', on: DESKTOP, companyName: 'Quayside', email: 'rosa@quayside.example' },
  { device: 'a phone', on: PHONE, companyName: 'Fernhollow', email: 'rosa@fernhollow.example' },
])('on $device', ({ on, companyName, email }) => {
  const browsing = useBrowser(on)

  it('[FRAC-01, FRAC-29, GD-54, X-32] a company asks one expert for a role from her rate card, and hires her', async () => {
    const expert = await browsing.newUser('expert')
    await logIn(expert, EXPERT)
    await expert.goto('/account/expertise')
    const card = expert.getByRole('form', { name: 'Fractional rate card' })
    await card.getByRole('button', { name: 'Save rate card' }).waitFor()
    if ((await card.getByRole('button', { name: 'Remove VP of Sales' }).count()) === 0) {
      await card.getByRole('combobox', { name: 'Roles you take on' }).fill('VP of Sales')
      await expert.getByRole('option', { name: 'VP of Sales' }).click()
      await expert.keyboard.press('Escape')
    }
    // the first role sets the budget, and the demo's come before it
    for (const role of ['Chief Growth Officer', 'VP of Growth']) {
      const remove = card.getByRole('button', { name: `Remove ${role}` })
      if ((await remove.count()) > 0) await remove.click()
    }
    await card.getByLabel('Category').selectOption({ label: 'Brand & Positioning' })
    await card.getByLabel('From').fill(on === DESKTOP ? '6000' : '6500')
    await card.getByLabel('To', { exact: true }).fill('9000')
    await card.getByRole('button', { name: 'Save rate card' }).click()
    await card.getByText('Saved.').waitFor()
    await auditPage(expert, 'the rate card')

    const poster = await browsing.newUser('poster')
    const company = {
      firstName: 'Rosa',
      lastName: 'Quill',
      email,
      password: 'a quiet sentence with a quill',
      companyName,
    }
    await signUpAndConfirm(poster, company)
    await poster.goto('/elena-marchetti')
    await auditPage(poster, 'the profile of an expert for hire')
    await poster.getByRole('button', { name: 'Hire Elena' }).click()
    await poster.getByRole('menuitem', { name: 'Ask Elena for a fractional role' }).click()
    const form = poster.getByRole('dialog', { name: 'Ask Elena Marchetti for a fractional role' })
    await form.getByText('VP of Sales', { exact: true }).waitFor()
    // what the card asks is less than the role is paid
    expect(await form.getByLabel('Min budget').inputValue()).toBe('7000')
    await form.getByLabel('Start date', { exact: true }).click()
    await poster.getByRole('option', { name: 'Within a month', exact: true }).click()
    await form.getByLabel('Duration', { exact: true }).fill('6')
    await form.getByLabel('Number of days').fill('2')
    await form.locator('.rich-text-editor [contenteditable="true"]').first().click()
    await poster.keyboard.insertText(BRIEF)
    await form.getByLabel('I accept the terms of hiring').check()
    await poster.reload()
    await form.getByText(BRIEF.slice(0, 60)).waitFor()
    await auditPage(poster, 'the filled form')
    await form.getByRole('button', { name: 'Send for approval' }).click()
    await poster.getByText('Your Fractional role request is in – great move!').waitFor()
    await poster.getByRole('button', { name: 'OK' }).click()

    const staff = await browsing.newUser('staff')
    await logIn(staff, 'ada@sagework.example')
    const id = await approvePostOf(staff, companyName)

    const other = await browsing.newUser('another expert')
    await logIn(other, 'marcus@sagework.example')
    await openPost(other, id)
    await other.getByText(BRIEF.slice(0, 60)).waitFor({ state: 'detached' })
    expect(await other.getByRole('heading', { name: /VP of Sales/ }).count()).toBe(0)

    await expert.goto('/notices')
    await expert
      .getByRole('link', { name: /You’re asked to take on a role/ })
      .first()
      .click()
    await expert.getByText('You were asked. Nobody else sees it.').waitFor()
    const shown = await expert.content()
    for (const secret of [companyName, 'Rosa', 'Quill']) expect(shown).not.toContain(secret)
    await auditPage(expert, 'the role as the expert sees it')
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByRole('button', { name: 'Confirm' }).click()
    await expert.waitForURL('**tab=proposal*')
    await expert.getByText(companyName).first().waitFor()
    await sendOffer(expert, smallPdf(), '8000')

    await openPost(poster, id, 'interests')
    await poster.getByRole('button', { name: 'Hire', exact: true }).click()
    await payForHire(poster)
    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Yes' }).click()
    await expert.waitForURL('**tab=hired*')
    await expert.getByText('Accepted', { exact: true }).first().waitFor()
  })
})
