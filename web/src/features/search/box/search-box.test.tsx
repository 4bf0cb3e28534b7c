import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { NOTHING_FOUND } from '../search.testkit'
import type { Suggestions } from './use-suggestions'

const TRENDS = { items: [{ text: 'Attribution', tab: 'opportunity' as const }] }
const SUGGESTED = { items: [{ text: 'Elena Marchetti', tab: 'experts' as const }] }

function visit(suggested: () => Suggestions = () => SUGGESTED) {
  return renderRoute('/global-search?q=pricing', {
    user: clientUser,
    rest: { 'GET /api/search/trending': () => TRENDS, 'GET /api/search/suggestions': suggested },
    graphql: {
      GlobalSearch: () => NOTHING_FOUND,
      SearchSubjects: () => ({ search_subjects: [] }),
    },
  })
}

async function open(suggested?: () => Suggestions) {
  const opened = visit(suggested)
  await opened.user.click(await screen.findByRole('button', { name: 'Search' }))
  return { ...opened, field: await screen.findByRole('combobox', { name: 'Search everything' }) }
}

// before the others: once a panel was shown, its code is there anyway
it('what a key opens is there for the next key', async () => {
  visit()
  const button = await screen.findByRole('button', { name: 'Search' })
  act(() => button.focus())
  await vi.dynamicImportSettled()
  // as Enter does: within the event
  fireEvent.click(button)
  expect(screen.getByRole('combobox', { name: 'Search everything' })).toHaveFocus()
})

it('takes what is typed on a touch screen, where dialogs take the focus themselves', async () => {
  const matchMedia = window.matchMedia.bind(window)
  const isTouch = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    if (query.includes('pointer: coarse')) Object.defineProperty(list, 'matches', { value: true })
    return list
  })
  onTestFinished(() => isTouch.mockRestore())
  const { user, field } = await open()
  await user.keyboard('elena')
  expect(field).toHaveValue('elena')
})

it('[SDROP-01, SDROP-05] suggestions follow what is typed; choosing one opens the results', async () => {
  const { user, field } = await open()
  await user.type(field, 'elen')
  await user.click(await screen.findByRole('option', { name: /Elena Marchetti/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Results for Elena Marchetti' })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('says what kind each suggestion is: a topic is no project', async () => {
  const topic = { text: 'Elenchus', tab: 'opportunity' as const, isSubject: true as const }
  const { user, field } = await open(() => ({ items: [topic, ...SUGGESTED.items] }))
  await user.type(field, 'elen')
  expect(await screen.findByRole('option', { name: 'Elenchus Topic' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Elena Marchetti Expert' })).toBeVisible()
})

it('[SDROP-02, SDROP-04] Enter searches for three letters or more, and not for two', async () => {
  const { user, sent, field } = await open()
  await screen.findByRole('button', { name: 'Attribution' })
  await user.type(field, '{Enter}ab{Enter}')
  expect(screen.getByText('Type at least 3 letters to search.')).toBeVisible()
  expect(sent.filter(({ name }) => name.includes('suggestions'))).toEqual([])
  await user.type(field, 'm')
  await screen.findByRole('option', { name: 'Search for “abm”' })
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for abm' })).toBeInTheDocument()
})

it('[SDROP-02] Enter right after a key searches for the words with it, before they are on the list', async () => {
  const { user, field } = await open()
  await user.type(field, 'elen')
  await screen.findByRole('option', { name: /Elena Marchetti/ })
  await user.keyboard('{ArrowDown}')
  // both before the list, which is rendered after the field, could follow
  act(() => {
    fireEvent.change(field, { target: { value: 'elenor' } })
    expect(screen.getByRole('option', { name: 'Search for “elen”' })).toBeInTheDocument()
    fireEvent.keyDown(field, { key: 'Enter' })
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for elenor' })).toBeInTheDocument()
})

it('[SDROP-02] Enter never chooses what was marked for the words before', async () => {
  const { user, field } = await open()
  await user.type(field, 'elen')
  await screen.findByRole('option', { name: /Elena Marchetti/ })
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: /Elena Marchetti/ })).toHaveAttribute('data-focus')
  await user.type(field, 'or')
  expect(screen.getByRole('option', { name: 'Search for “elenor”' })).toHaveAttribute('data-focus')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for elenor' })).toBeInTheDocument()
})

it('Enter that ends what somebody composes belongs to that', async () => {
  const { field } = await open()
  fireEvent.change(field, { target: { value: 'ab' } })
  fireEvent.compositionStart(field)
  const isLeftAlone = fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(isLeftAlone).toBe(true)
  expect(field).toHaveValue('ab')
})

it('[SDROP-03] says so when nothing matches', async () => {
  const { user, field } = await open(() => ({ items: [] }))
  await user.type(field, 'xqzvw')
  expect(await screen.findByText('No results found')).toBeVisible()
})

it('shows what is in demand before anything is typed, and closes with Escape', async () => {
  const { user } = await open()
  expect(await screen.findByRole('button', { name: 'Attribution' })).toBeVisible()
  await expectNoAxeViolations(document.body)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
})

it('can be asked again after a failure', async () => {
  let isDown = true
  const { user, field } = await open(() => {
    if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
    return SUGGESTED
  })
  await user.type(field, 'elen')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('option', { name: /Elena Marchetti/ })).toBeVisible()
})

it('takes nothing with it if it stops working', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => silence.mockRestore())
  const { user, field } = await open(() => ({ items: [null as never] }))
  await user.type(field, 'elen')
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page stopped working')
  expect(screen.getByRole('heading', { level: 1, name: 'Results for pricing' })).toBeVisible()
})
