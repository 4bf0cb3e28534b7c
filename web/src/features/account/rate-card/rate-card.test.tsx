import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { profileAnswers as graphql } from '#testing/expert-profile-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const open = async () => {
  const result = renderRoute('/account/expertise', { user: expertUser, graphql })
  return { ...result, form: within(await screen.findByRole('form', { name: 'Fractional rate card' })) }
}

describe('the rate card', () => {
  it('[FRAC-26, FRAC-27, GD-64] is for roles in the order chosen, per month unless changed', async () => {
    const { user, form, sent, container } = await open()
    for (const role of ['VP of Sales', 'Chief Revenue Officer']) {
      await user.click(form.getByRole('combobox', { name: 'Roles you take on' }))
      await user.click(await screen.findByRole('option', { name: role }))
      await user.keyboard('{Escape}')
    }
    await user.selectOptions(form.getByLabelText('Category'), 'Growth')
    await user.type(form.getByLabelText('From'), '6000')
    await user.type(form.getByLabelText('To'), '9,000.50')
    await user.click(form.getByRole('button', { name: 'Save rate card' }))
    expect(await form.findByText('Saved.')).toBeVisible()
    expect(form.getByLabelText('To')).toHaveValue('9000.5')
    expect(sent.find(({ name }) => name === 'SaveRateCard')?.input).toEqual({
      me: expertUser.userId,
      card: {
        min_value_cents: 600_000,
        max_value_cents: 900_050,
        starting_at_cents: 600_000,
        rate_unit_id: 'u3',
        category_id: 'o1',
      },
      roles: [
        { role_id: 'r2', position: 0 },
        { role_id: 'r1', position: 1 },
      ],
      availabilities: [],
    })
    await expectNoAxeViolations(container)
  })

  it('says what is missing or in the wrong order', async () => {
    const { user, form, sent } = await open()
    await user.type(form.getByLabelText('From'), '9000')
    await user.type(form.getByLabelText('To'), '6000')
    await user.click(form.getByRole('button', { name: 'Save rate card' }))
    expect(await form.findByText('Max amount cannot be smaller than min amount')).toBeVisible()
    expect(form.getByLabelText('Category')).toHaveAccessibleDescription(/required field/)
    expect(sent.some(({ name }) => name === 'SaveRateCard')).toBe(false)
  })
})
