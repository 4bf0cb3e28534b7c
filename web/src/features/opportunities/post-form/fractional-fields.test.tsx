import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { openForm } from '#testing/fractional-form-screen.js'

const words = (count: number) => ({ brief: 'a'.repeat(count), briefRichText: plainToRichText('a'.repeat(count)) })

describe('fields of the fractional form', () => {
  it.each([
    ['Day', '400', 'Minimum amount must be at least $500'],
    ['Week', '1400', 'Minimum amount must be at least $1,500'],
    ['Month', '4900', 'Minimum amount must be at least $5,000'],
  ])('[FRAC-60, FRAC-61, FRAC-62] the minimum budget per %s is enforced', async (unit, amount, message) => {
    const { dialog, user } = await openForm()
    await user.click(dialog.getByRole('button', { name: /^Duration type/ }))
    await user.click(screen.getByRole('option', { name: unit }))
    await user.type(dialog.getByLabelText('Min budget'), amount)
    await user.tab()
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it('changing the unit validates the budget again', async () => {
    const { dialog, user } = await openForm()
    await user.type(dialog.getByLabelText('Min budget'), '2000')
    await user.tab()
    expect(await dialog.findByText('Minimum amount must be at least $5,000')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^Duration type/ }))
    await user.click(screen.getByRole('option', { name: 'Week' }))
    await waitFor(() => expect(dialog.queryByText(/Minimum amount/)).not.toBeInTheDocument())
  })

  it.each([
    ['abc', 'Please enter a number'],
    ['-5', 'Please enter a positive value'],
  ])('[FRAC-48] %j as a budget stays visible next to its message', async (typed, message) => {
    const { dialog, user } = await openForm()
    await user.type(dialog.getByLabelText('Min budget'), typed)
    await user.tab()
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByLabelText('Min budget')).toHaveValue(typed)
  })

  it.each(['0', '25', '1.5'])('[FRAC-58] a duration of %s months is refused', async (typed) => {
    const { dialog, user } = await openForm()
    await user.type(dialog.getByLabelText('Duration'), typed)
    await user.tab()
    expect(await dialog.findByText('Duration must be between 1 and 24')).toBeVisible()
  })

  it('[FRAC-41, GD-69] days are limited by their unit', async () => {
    const { dialog, user } = await openForm({ draft: { noOfDays: 8, noOfDaysUnit: 'week' } })
    await user.click(dialog.getByLabelText(/^Number of days/))
    await user.tab()
    expect(await dialog.findByText('No of days cannot exceed 7')).toBeVisible()
    await user.clear(dialog.getByLabelText(/^Number of days/))
    await user.type(dialog.getByLabelText(/^Number of days/), '0')
    expect(await dialog.findByText('No of days can be 1 or greater')).toBeVisible()
  })

  it('[FRAC-42] days require a unit', async () => {
    const { dialog, submit } = await openForm({ draft: { noOfDays: 2, noOfDaysUnit: null } })
    await submit()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Days per/ })).toHaveAccessibleDescription('required field'),
    )
  })

  it.each([
    [99, 'Brief must be at least 100 characters long'],
    [2001, 'Brief must be up to 2000 characters'],
  ])('[FRAC-59] a brief of %i characters is refused, with its count shown', async (count, message) => {
    const { dialog, submit } = await openForm({ draft: words(count) })
    expect(dialog.getByText(`${count}/2000`)).toBeVisible()
    await submit()
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it('[FRAC-45, FRAC-46] several images or PDFs can be attached, as the hint says', async () => {
    const { dialog } = await openForm()
    const field = dialog.getByLabelText('Choose files for Attachments')
    expect(field).toHaveAttribute('accept', '.pdf,.gif,.jpg,.jpeg,.png')
    expect(field).toHaveAttribute('multiple')
    expect(field).toHaveAccessibleDescription('Allowed are PDF, GIF, JPG with max 5MB file size')
  })
})
