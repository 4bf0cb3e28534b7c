import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { usePageChange } from './use-page-change'

function Pages({ Awaited }: { Awaited: ComponentType }) {
  usePageChange()
  return (
    <>
      <nav>
        <Link to="/opportunity-summary">Opportunities</Link>
        <Link to="/notices">Notices</Link>
        <Link to="/account">Account</Link>
      </nav>
      <main>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/" element={<h1 tabIndex={-1}>Home</h1>} />
            <Route path="/opportunity-summary" element={<Awaited />} />
          </Routes>
        </Suspense>
        <p>{useLocation().pathname}</p>
      </main>
    </>
  )
}

/** Pages of which one comes when it is told to. */
function openPages() {
  let arrive: () => void = () => undefined
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: () => <h1 tabIndex={-1}>Opportunities</h1> })
  })
  const Awaited = lazy(() => code)
  render(
    <MemoryRouter>
      <Pages Awaited={Awaited} />
    </MemoryRouter>,
  )
  const show = async () => {
    await act(async () => arrive())
    return screen.findByRole('heading', { name: 'Opportunities' })
  }
  return { user: userEvent.setup(), show, link: (name: string) => screen.getByRole('link', { name }) }
}

describe('a page that comes', () => {
  it('takes the focus to its heading', async () => {
    const { user, show, link } = openPages()
    await user.tab()
    expect(link('Opportunities')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await show()).toHaveFocus()
  })

  it('leaves the focus to those who have gone on with the keyboard meanwhile', async () => {
    const { user, show, link } = openPages()
    await user.click(link('Opportunities'))
    await user.tab()
    await show()
    expect(link('Notices')).toHaveFocus()
  })

  it('leaves the focus to those who have just tabbed out of the page', async () => {
    const { user, show, link } = openPages()
    await user.click(link('Opportunities'))
    for (let step = 0; step < 3; step += 1) await user.tab()
    expect(document.body).toHaveFocus()
    await show()
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(link('Opportunities')).toHaveFocus()
  })
})
