import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { focusWhenReady } from './focus-when-ready'

const add = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup)
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

afterEach(() => document.body.replaceChildren())

describe('the target of a link', () => {
  it('has the focus as soon as it is there', async () => {
    focusWhenReady('#target', 'nearest')
    fireEvent.keyDown(document.body, { key: 'Shift' })
    await frames(2)
    add('<h2 id="target">Bio</h2>')
    await waitFor(() => expect(document.querySelector('#target')).toHaveFocus())
  })

  it.each([
    ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['pointer', () => fireEvent.pointerDown(document.body)],
  ])('leaves the focus to those who have gone on meanwhile by the %s', async (_by, goOn) => {
    add('<input id="field" />')
    focusWhenReady('#target', 'nearest')
    goOn()
    document.querySelector<HTMLElement>('#field')?.focus()
    add('<h2 id="target">Bio</h2>')
    await frames(3)
    expect(document.querySelector('#field')).toHaveFocus()
  })
})
