import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { MultiSelect } from './multi-select'

it('says in its list that nothing matches, as an entry that can’t be chosen', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(
    <>
      <span id="topics">Topics</span>
      <MultiSelect
        id="field"
        aria-labelledby="topics"
        choices={[{ id: 't1', label: 'Pricing' }]}
        value={[]}
        onChange={onChange}
        placeholder="Choose topics"
      />
    </>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Topics' }), 'zzz')
  const entry = await screen.findByRole('option', { name: 'Nothing matches “zzz”.' })
  expect(entry).toHaveAttribute('aria-disabled', 'true')
  await expectNoAxeViolations(screen.getByRole('listbox'))
  await user.keyboard('{Enter}')
  await user.click(entry)
  expect(onChange).not.toHaveBeenCalled()
})
