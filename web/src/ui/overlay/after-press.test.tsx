import { screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Popover } from './popover'

const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

// within act, React renders both at once
beforeEach(() => {
  global.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  global.IS_REACT_ACT_ENVIRONMENT = true
  document.body.replaceChildren()
})

async function openPopover(detail: number) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Popover label="Panel" button={(props) => <button {...props} type="button" />}>
      {() => <p>Inside</p>}
    </Popover>,
  )
  const button = await vi.waitFor(() => screen.getByRole('button'))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  // what React does within an event is done once its microtasks are
  await Promise.resolve()
  return root
}

it('what a key opens is there within the event', async () => {
  const root = await openPopover(0)
  expect(screen.getByText('Inside')).toBeVisible()
  root.unmount()
})

it('what a press opens comes after it', async () => {
  const root = await openPopover(1)
  expect(screen.queryByText('Inside')).toBeNull()
  await vi.waitFor(() => expect(screen.getByText('Inside')).toBeVisible())
  root.unmount()
})
