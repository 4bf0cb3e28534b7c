import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { SavedElsewhere } from './saved-elsewhere'

const LONG = `${'Our brief begins alike. '.repeat(12)}It ends otherwise.`

it('shortens a long saved version, and shows all of it on request', async () => {
  const conflicts = [
    { field: 'brief', label: 'Brief', theirs: LONG },
    { field: 'country', label: 'Country', theirs: '' },
  ]
  const { container } = render(
    <SavedElsewhere conflicts={conflicts} onKeep={() => undefined} onTake={() => undefined} />,
  )
  const words = screen.getByText(/It ends otherwise\./)
  expect(words).toHaveClass('line-clamp-3')
  const all = screen.getByRole('button', { name: 'Show the whole saved version: Brief' })
  expect(screen.getAllByRole('button', { name: /^Show the whole/ })).toEqual([all])
  await userEvent.click(all)
  expect(all).toHaveAttribute('aria-expanded', 'true')
  expect(words).not.toHaveClass('line-clamp-3')
  await expectNoAxeViolations(container)
})
