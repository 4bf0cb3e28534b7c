import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { asked, begun, openAnswer, wholeText } from './answering.testkit'

const ENERGY = '00000000-0000-4000-8000-0000000000e9'
const named = () => ({ master_domains: [{ id: ENERGY, domain_name: 'Clean energy' }] })
const open = (answer: () => { tags: string }, graphql = {}) =>
  openAnswer(
    asked(),
    [begun({ response_text: wholeText })],
    { IndustriesByName: named, ...graphql },
    {
      'POST /api/ai/generate': answer,
    },
  )
const suggest = () => screen.findByRole('button', { name: 'Suggest from my answer' })

it('[EDIT-14, RESP-43] industries that the answer names are chosen, of the list or in its own words', async () => {
  const { user, sent, container } = open(() => ({ tags: 'Clean energy, Grid software' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await suggest())
  await user.click(await screen.findByRole('button', { name: 'Clean energy' }))
  await user.click(await screen.findByRole('button', { name: 'Grid software' }))
  const chosen = screen.getByRole('list', { name: 'Chosen industries' })
  expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(['Clean energy', 'Grid software'])
  expect(screen.queryByRole('list', { name: 'Industries your answer names' })).not.toBeInTheDocument()
  const [asking] = sent.filter(({ name }) => name === 'POST /api/ai/generate')
  expect(asking?.input).toMatchObject({ kind: 'tags', content: expect.stringContaining('word11') })
  await expectNoAxeViolations(container)
})

it('[EDIT-14] says so if the answer names none, or nobody could be asked', async () => {
  let isRefused = false
  const { user } = open(() => {
    if (isRefused) throw refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a while and try again.')
    return { tags: '' }
  })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await suggest())
  expect(await screen.findByText('Your answer names no industry. Choose one, or add your own.')).toBeVisible()
  isRefused = true
  await user.click(await suggest())
  expect(await screen.findByText('Too many attempts. Wait a while and try again.')).toBeVisible()
})
