import { describe, expect, it } from 'vitest'
import { DEVICES, useBrowser } from './support/browser.js'
import { attach, BRIEF, fillFractionalForm, smallPdf } from './support/fractional-form.js'
import { logIn } from './support/people.js'

const PROGRAM = {
  name: 'price-list.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0000this program is no PDF'),
}

describe.each(DEVICES)('at $width px', (device) => {
  const browsing = useBrowser(device)

  it('[X-50] a program that calls itself a PDF is refused in words, and what was typed is still there after a reload', async () => {
    const poster = await browsing.newPerson('poster')
    await logIn(poster, device.name === 'phone' ? 'tom@client.example' : 'nora@brightwater.example')
    await poster.goto('/fractional-creator')
    await poster.getByRole('button', { name: 'Send for approval' }).waitFor()
    await fillFractionalForm(poster, smallPdf())
    await attach(poster, PROGRAM)
    await poster.getByRole('alert').filter({ hasText: 'PDF' }).waitFor()
    await poster.getByText('Draft saved').waitFor()

    await poster.reload()
    await poster
      .getByRole('textbox', { name: 'Brief' })
      .filter({ hasText: BRIEF.slice(0, 60) })
      .waitFor()
    expect(await poster.getByLabel('Min budget').inputValue()).toBe('5000')
    await poster.getByRole('button', { name: `Remove ${smallPdf().name}` }).waitFor()
    expect(await poster.getByText(PROGRAM.name).count()).toBe(0)
  })
})
