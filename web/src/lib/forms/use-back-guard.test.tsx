import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { useBackGuard } from './use-back-guard'

function Page({ isAtWork, ask }: { isAtWork: boolean; ask(): void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useBackGuard(isAtWork && pathname === '/form', ask)
  return (
    <>
      <p>{pathname}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/list')}>
        Leave
      </button>
    </>
  )
}

function open() {
  const ask = vi.fn()
  const page = (isAtWork: boolean) => <Page isAtWork={isAtWork} ask={ask} />
  const { rerender } = render(page(false), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/before', '/form']} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  })
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { ask, press, work: (isAtWork: boolean) => rerender(page(isAtWork)) }
}

describe('Back while work is in progress', () => {
  it('stays and asks every time', async () => {
    const { ask, press, work } = open()
    work(true)
    expect(ask).not.toHaveBeenCalled()
    await press('Back')
    await press('Back')
    expect(ask).toHaveBeenCalledTimes(2)
    expect(screen.getByText('/form')).toBeVisible()
  })

  it('goes back at once when the work is done', async () => {
    const { ask, press, work } = open()
    work(true)
    work(false)
    await press('Back')
    expect(screen.getByText('/before')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
  })

  it('doesn’t ask about other links, and Back still works afterwards', async () => {
    const { ask, press, work } = open()
    work(true)
    await press('Leave')
    expect(screen.getByText('/list')).toBeVisible()
    work(false)
    await press('Back')
    expect(screen.getByText('/form')).toBeVisible()
    await press('Back')
    expect(screen.getByText('/before')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
  })
})
