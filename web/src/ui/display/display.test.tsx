import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { reportSizesAtOnce } from '#testing/doubles/sizes.js'
import { Segments } from '../filter/segments'
import { Avatar } from './avatar'
import { DataTable } from './data-table'
import { Tabs } from './tabs'

const TABS = [
  { id: 'active', label: 'Active', count: 3 },
  { id: 'all', label: 'All' },
  { id: 'mine', label: 'Mine' },
] as const

function ThreeTabs() {
  const [current, setCurrent] = useState<(typeof TABS)[number]['id']>('active')
  return (
    <Tabs label="Lists" tabs={TABS} current={current} onChange={setCurrent}>
      The {current} ones
    </Tabs>
  )
}

describe('tabs', () => {
  it('respond to arrow keys, Home and End, and wrap around', async () => {
    const { container } = render(<ThreeTabs />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Active 3' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Active 3' })).toHaveTextContent('The active ones')
    await expectNoAxeViolations(container)
  })
})

describe('tabs that are wider than the window', () => {
  beforeEach(reportSizesAtOnce)

  it.each([
    // clear of the edge, which fades where there is more
    ['past the end', { left: 400, right: 500 }, 180],
    ['before the start', { left: -80, right: 20 }, -120],
    ['in sight', { left: 100, right: 200 }, 0],
  ])('scroll to the current one that is %s', (_what, place, scrolled) => {
    const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    measure.mockImplementation(function (this: HTMLElement) {
      return (this.role === 'tablist' ? { left: 0, right: 360 } : place) as DOMRect
    })
    render(<ThreeTabs />)
    expect(screen.getByRole('tablist').scrollLeft).toBe(scrolled)
  })

  it('tell at which edge there is more', () => {
    const widths = [
      vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600),
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360),
    ]
    render(<ThreeTabs />)
    const row = screen.getByRole('tablist')
    for (const [scrolled, more] of [
      [0, 'end'],
      [100, 'start end'],
      [240, 'start'],
    ] as const) {
      row.scrollLeft = scrolled
      fireEvent.scroll(row)
      expect(row).toHaveAttribute('data-more', more)
    }
    for (const width of widths) width.mockRestore()
  })
})

describe('a row of choices', () => {
  beforeEach(reportSizesAtOnce)

  it('tells at which edge there is more', () => {
    const widths = [
      vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600),
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360),
    ]
    const segments = ['Answers', 'Insights'].map((label) => ({ id: label, label }))
    render(<Segments label="Which ones" segments={segments} current="Answers" onChange={() => undefined} />)
    const row = screen.getByRole('group', { name: 'Which ones' })
    row.scrollLeft = 0
    fireEvent.scroll(row)
    expect(row).toHaveAttribute('data-more', 'end')
    for (const width of widths) width.mockRestore()
  })
})

describe('an avatar', () => {
  it('shows initials if there is no photo or it fails to load', () => {
    const { container } = render(<Avatar id="1" name="Nora Maria Berg" src="/faces/nora.svg" isNamed />)
    expect(screen.getByRole('img', { name: 'Nora Maria Berg' })).toHaveAttribute('src', '/faces/nora.svg')
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img', { name: 'Nora Maria Berg' })).toHaveAttribute('data-initials', 'NB')
    expect(container.querySelector('img')).toBeNull()
  })

  it('always has the same tint for the same person', () => {
    const tint = () => screen.getByRole('img', { name: 'Nora Berg' }).getAttribute('style')
    const { unmount } = render(<Avatar id="1" name="Nora Berg" isNamed />)
    const first = tint()
    unmount()
    render(<Avatar id="1" name="Nora Berg" isNamed />)
    expect(tint()).toBe(first)
  })

  it('keeps its initials out of the accessible name of the button around it', () => {
    render(
      <button type="button" aria-label="Account of Nora Berg">
        <Avatar id="1" name="Nora Berg" />
      </button>,
    )
    expect(screen.getByRole('button', { name: 'Account of Nora Berg' })).toHaveTextContent(/^$/)
  })
})

describe('a table', () => {
  it('has row and column headers', async () => {
    const { container } = render(
      <DataTable
        caption="Plans"
        rows={[{ name: 'Free', fee: '15%' }]}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Plan', isRowHeader: true, cell: ({ name }) => name },
          { id: 'fee', header: 'Fee', isNumeric: true, cell: ({ fee }) => fee },
        ]}
      />,
    )
    expect(screen.getByRole('table', { name: 'Plans' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'Free' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Fee' })).toBeVisible()
    await expectNoAxeViolations(container)
  })
})
