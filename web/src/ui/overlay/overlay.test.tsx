import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { ConfirmDialog } from './dialog'
import { DIALOG_CODE } from './dialog-code'
import { Menu } from './menu'
import { Popover } from './popover'
import { Tooltip } from './tooltip'

function Deleting({ onConfirm }: { onConfirm(): void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delete the file?"
        text="It can't be brought back."
        confirmLabel="Delete the file"
        onConfirm={onConfirm}
      />
    </>
  )
}

describe('a dialog', () => {
  it('asks first, and returns the focus to where it was', async () => {
    const onConfirm = vi.fn()
    render(<Deleting onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog', { name: 'Delete the file?' })).toBeVisible()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Delete the file' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  })

  it('opens although its code came between its rendering and its effects', async () => {
    vi.spyOn(DIALOG_CODE, 'get').mockReturnValueOnce(null)
    render(<ConfirmDialog isOpen title="Sure?" text="" confirmLabel="Yes" onConfirm={vi.fn()} onClose={vi.fn()} />)
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeVisible()
  })
})

function Options({ onSelect = () => undefined }: { onSelect?(): void }) {
  return (
    <MemoryRouter>
      <Menu
        button={<Button>Options</Button>}
        items={[
          { label: 'Edit', to: '/edit' },
          { label: 'Close', onSelect },
        ]}
      />
    </MemoryRouter>
  )
}

describe('a menu', () => {
  it('works by keyboard', async () => {
    const onSelect = vi.fn()
    render(<Options onSelect={onSelect} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/edit')
    await userEvent.keyboard('{End}{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Close'],
  ])('opens by %j on “%s”, and gives the focus back on Escape', async (key, first) => {
    render(<Options />)
    const button = () => screen.getByRole('button', { name: 'Options' })
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    for (const time of ['first', 'second']) {
      if (time === 'first') await userEvent.tab()
      await userEvent.keyboard(key)
      const item = await screen.findByRole('menuitem', { name: first })
      await vi.waitFor(() => expect(item).toHaveAttribute('data-focus'))
      await userEvent.keyboard('{Escape}')
      await vi.waitFor(() => expect(button()).toHaveFocus())
      expect(button()).toHaveAttribute('aria-expanded', 'false')
    }
  })

  it('opens by the pointer without an entry chosen', async () => {
    render(<Options />)
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    const items = await screen.findAllByRole('menuitem')
    for (const item of items) expect(item).not.toHaveAttribute('data-focus')
  })
})

describe('a popover', () => {
  it('closes on Escape, on a press outside, and when the focus leaves', async () => {
    render(
      <>
        <Popover label="Panel" button={(props) => <button {...props}>Open</button>}>
          {() => <button type="button">Inside</button>}
        </Popover>
        <button type="button">Outside</button>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Open' })
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Outside' })),
      () => userEvent.tab().then(() => userEvent.tab()),
    ]) {
      await userEvent.click(button)
      expect(screen.getByRole('region', { name: 'Panel' })).toBeVisible()
      await leave()
      expect(screen.queryByRole('region', { name: 'Panel' })).not.toBeInTheDocument()
    }
  })
})

describe('a tooltip', () => {
  it('shows on hover, and hides when the pointer leaves', async () => {
    render(
      <>
        <Tooltip text="Only you see this">
          <IconButton label="More about it" icon={Info} />
        </Tooltip>
        <p>Elsewhere</p>
      </>,
    )
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Only you see this')
    await userEvent.hover(screen.getByRole('button'))
    expect(screen.getByRole('tooltip')).toBeVisible()
    await userEvent.unhover(screen.getByRole('button'))
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  })

  it('shows on a tap, and hides on a tap elsewhere', async () => {
    render(
      <>
        <Tooltip text="Only you see this">
          <IconButton label="More about it" icon={Info} />
        </Tooltip>
        <p>Elsewhere</p>
      </>,
    )
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(screen.getByRole('tooltip')).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Elsewhere') })
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  })

  it('shows on focus and hides on Escape', async () => {
    render(
      <Tooltip text="Only you see this">
        <IconButton label="More about it" icon={Info} />
      </Tooltip>,
    )
    await userEvent.tab()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Only you see this')
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Only you see this')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})
