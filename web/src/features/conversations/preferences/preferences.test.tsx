import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { onTestEnd } from '#testing/environment.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { CONVERSATION, openAiHome, preferencesText } from '../conversations.testkit'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const told = { preferences: preferencesText({ industry: 'Energy' }) }
const dialog = () => screen.findByRole('dialog', { name: 'My Preference' })

describe('My Preference', () => {
  it('[AIH-17, AIH-19] opens by itself when a question is typed with none told, once per session', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'W')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.type(await field(), 'hy?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await field()).toHaveValue('Why?')
  })

  it('[AIH-17] comes up while a question is typed, which keeps the focus and every key', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'Why do resellers')
    const form = within(await dialog())
    await form.findByLabelText('Industry')
    expect(await field()).toHaveFocus()
    await user.keyboard(' sell nothing?')
    expect(await field()).toHaveValue('Why do resellers sell nothing?')
    expect(form.getByLabelText(/Product or service/)).toHaveValue('')
    await expectNoAxeViolations()
  })

  it('[AIH-17, AIH-19] is announced when it comes up, and is reached and left by the keyboard', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'Why')
    await within(await dialog()).findByLabelText('Industry')
    const announcement = await screen.findByText(
      'My Preference has opened. Press Tab to fill it in, or Escape to close it.',
    )
    expect(announcement).toHaveAttribute('role', 'status')
    await user.tab()
    await user.tab()
    expect(await dialog()).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await field()).toHaveFocus()
    await user.keyboard('?')
    expect(await field()).toHaveValue('Why?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[AIH-17] a question can be sent past the form that came up', async () => {
    const { user, address } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'Why do resellers sell nothing?')
    await dialog()
    await user.keyboard('{Enter}')
    await screen.findByRole('textbox', { name: 'Your next question' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe(`/conversation/${CONVERSATION}`)
  })

  it('[AIH-16] what was entered stays when the form is opened over the page', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'Why?')
    await user.type(await within(await dialog()).findByLabelText(/Another industry/), 'Ferries')
    await user.click(screen.getByRole('button', { name: /My Preference/ }))
    await waitFor(async () => expect(await dialog()).toHaveAttribute('aria-modal', 'true'))
    expect(within(await dialog()).getByLabelText(/Another industry/)).toHaveValue('Ferries')
  })

  it('is in the address while it is open, so that a reload finds it open', async () => {
    const { user, address } = openAiHome(told)
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    expect(address()).toBe('/?edit=preferences')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/')
  })

  it('a reload with the form open waits for what was told, and saving keeps it', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user, sent } = openAiHome(
      told,
      {
        OwnAiPreferences: async () => {
          await answered
          return { user_ai_preferences: [told] }
        },
      },
      clientUser,
      '/?edit=preferences',
    )
    const form = within(await dialog())
    await waitFor(() => expect(sent.some(({ name }) => name === 'AiPreferenceChoices')).toBe(true))
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(form.queryByLabelText('Industry')).not.toBeInTheDocument()
    answer()
    expect(await form.findByLabelText('Industry')).toHaveValue('Energy')
    await user.click(form.getByRole('button', { name: 'Startups' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toMatchObject({ industry: 'Energy', targeted_customer: 'Startups' })
  })

  it('[AIH-05] what was told and can’t be read is neither counted as nothing nor replaced', async () => {
    let isDown = true
    const { user } = openAiHome(told, {
      OwnAiPreferences: () => {
        if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
        return { user_ai_preferences: [told] }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'My Preference' }))
    const form = within(await dialog())
    const again = await form.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'My Preference', hidden: true })).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
    isDown = false
    await user.click(again)
    expect(await form.findByLabelText('Industry')).toHaveValue('Energy')
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  it('[AIH-18] doesn’t open by itself when something was told', async () => {
    const { user } = openAiHome(told)
    await screen.findByRole('button', { name: 'My Preference 1 of 3 filled in' })
    await user.type(await field(), 'Why?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[AIH-20, AIH-26, AIH-28, AIH-29] saves what was chosen, closes, and shows the new count', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText(/Another industry/), 'Ferries')
    await user.selectOptions(form.getByLabelText('Industry'), 'Retail')
    expect(form.getByLabelText(/Another industry/)).toHaveValue('')
    await user.click(form.getByRole('button', { name: 'Startups' }))
    await user.type(form.getByRole('textbox', { name: 'Other customers' }), 'Dental, clinics{Enter}')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'My Preference 2 of 3 filled in' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toEqual({
      ...{ industry: 'Retail', product: '', targeted_customer: 'Startups,Dental clinics' },
    })
  })

  it('[AIH-16, AIH-25] tells the industry, the product and the customers; another industry replaces the former', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    const product = 'We run the batteries of warehouses for a share of what they save on energy.'
    await user.selectOptions(await form.findByLabelText('Industry'), 'Retail')
    await user.selectOptions(form.getByLabelText('Industry'), 'Energy')
    await user.type(form.getByLabelText(/Product or service/), product)
    await user.click(form.getByRole('button', { name: 'Enterprises' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'My Preference 3 of 3 filled in' })
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toEqual({ industry: 'Energy', product, targeted_customer: 'Enterprises' })
  })

  it('[AIH-27, GD-24] offers the customer types that are configured, and none where they can’t be read', async () => {
    const customers = async (value: string) => {
      const opened = openAiHome(told, {
        AiPreferenceChoices: () => ({ master_domains_aggregate: { nodes: [] }, system_configurations: [{ value }] }),
      })
      await opened.user.click(await screen.findByRole('button', { name: /My Preference/ }))
      const group = within(await within(await dialog()).findByRole('group', { name: 'Target customers' }))
      const names = group.getAllByRole('button').map(({ textContent }) => textContent)
      opened.unmount()
      return names
    }
    expect(await customers('["Ferries", "Harbours"]')).toEqual(['Ferries', 'Harbours', 'Add'])
    expect(await customers('Ferries, Harbours')).toEqual(['Add'])
  })

  it('[AIH-22, AIH-23, AIH-24] says what is wrong, counts, and doesn’t save', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText(/Product or service/), 'x'.repeat(20))
    expect(form.getByText('20 / 500')).toBeVisible()
    for (const name of ['Startups', 'Enterprises', 'Consumers', 'Developers', 'Nonprofits', 'Banks'])
      await user.click(form.getByRole('button', { name }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Product/Service description must be at least 50-500 characters')).toBeVisible()
    expect(form.getByText('Total number of target customer groups must not exceed 5')).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain('SaveAiPreferences')
    await waitFor(() => expect(form.getByLabelText(/Product or service/)).toHaveFocus())
    await expectNoAxeViolations()
  })

  it('[AIH-28] saves a customer that was typed and not added, too', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByRole('textbox', { name: 'Other customers' }), 'Dental, clinics')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'My Preference 1 of 3 filled in' })
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toMatchObject({ targeted_customer: 'Dental clinics' })
  })

  it('[AIH-24, GD-25] counts a customer once, however it is typed, and leads on where one is removed', async () => {
    const { user } = openAiHome(told)
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    const other = await form.findByRole('textbox', { name: 'Other customers' })
    await user.type(other, 'Dental, clinics{Enter}dental clinics{Enter}')
    expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    form.getByRole('button', { name: 'Remove Dental clinics' }).focus()
    await user.keyboard('{Enter}')
    expect(other).toHaveFocus()
  })

  it('removing a customer with a finger opens no keyboard of the phone', async () => {
    const { user } = openAiHome({ preferences: preferencesText({ targeted_customer: 'Dental clinics' }) })
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.click(await form.findByRole('button', { name: 'Remove Dental clinics' }))
    expect(form.queryByRole('button', { name: 'Remove Dental clinics' })).not.toBeInTheDocument()
    expect(form.getByRole('textbox', { name: 'Other customers' })).not.toHaveFocus()
  })

  it('a reload keeps a customer that was typed and not added', async () => {
    const first = openAiHome(told)
    await first.user.click(await screen.findByRole('button', { name: /My Preference/ }))
    await first.user.type(await within(await dialog()).findByRole('textbox', { name: 'Other customers' }), 'Dental')
    first.unmount()
    openAiHome(told, {}, clientUser, '/?edit=preferences')
    expect(await within(await dialog()).findByRole('textbox', { name: 'Other customers' })).toHaveValue('Dental')
  })

  it('brings into sight why nothing was saved', async () => {
    const shown: unknown[] = []
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent)
    }
    onTestEnd(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })
    const lost = () => {
      throw new TypeError()
    }
    const { user } = openAiHome(told, { SaveAiPreferences: lost })
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.click(await form.findByRole('button', { name: 'Startups' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/)
    expect(shown).toContainEqual(expect.stringMatching(/couldn’t reach the server/))
    expect(form.getByRole('button', { name: 'Startups' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('[AIH-31, GD-26] a stored text that can’t be read is logged, and counts as none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    openAiHome({ preferences: 'broken' })
    expect(await screen.findByRole('button', { name: 'My Preference 0 of 3 filled in' })).toBeVisible()
    expect(log).toHaveBeenCalled()
  })
})
