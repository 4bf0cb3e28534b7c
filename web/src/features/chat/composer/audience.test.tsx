import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chatMessage, NORA, openChat } from '../chat.testkit'

beforeEach(() => localStorage.clear())
const fieldFor = (name: string) => screen.findByRole('textbox', { name })

it('[GO-58] says above the text who reads it: everybody, one expert, or those of the message it answers', async () => {
  const toAll = chatMessage(2, { comment: 'To all of you', user_id: NORA, expert_id: null })
  const { user } = openChat({ messages: [chatMessage(1), toAll] })
  const described = async (name: string, words: string) =>
    waitFor(async () =>
      expect(await fieldFor(`Message to ${name}`)).toHaveAccessibleDescription(expect.stringContaining(words)),
    )
  const [everybody, elena] = [
    'Everybody in this chat can read this.',
    'Only Elena Marchetti and your side can read this.',
  ]
  await described('everybody in this chat', everybody)
  expect(screen.getByText(everybody)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Reply to Elena/ }))
  await described('Elena Marchetti', elena)
  await user.click(screen.getByRole('button', { name: /^Reply to yourself/ }))
  await described('everybody in this chat', everybody)
  await user.click(screen.getByRole('button', { name: 'Elena Marchetti' }))
  await described('Elena Marchetti', elena)
})

it('[GO-58] says why an expert can’t be mentioned to everybody, and mentions them in their own conversation', async () => {
  const { user } = openChat({ messages: [chatMessage(1)] })
  const reason = /^You can’t mention an expert in a message to everybody/
  const field = await fieldFor('Message to everybody in this chat')
  await user.type(field, 'Hello @Ele')
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await user.keyboard('{Backspace>4/}')
  expect(screen.queryByText(reason)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Elena Marchetti' }))
  await user.type(await fieldFor('Message to Elena Marchetti'), 'Hello @Ele')
  expect(await screen.findByRole('option', { name: 'Elena Marchetti' })).toBeVisible()
  expect(screen.queryByText(reason)).not.toBeInTheDocument()
})

it('[GO-58] tells an expert that other experts don’t read it, also in a reply to a message to everybody', async () => {
  const { user } = openChat({ isExpert: true, messages: [chatMessage(1, { user_id: NORA, expert_id: null })] })
  const words = 'Only Oatfield can read this; other experts can’t.'
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Reply to Nora/ }))
  const reply = await fieldFor('Message to Oatfield')
  await waitFor(() => expect(reply).toHaveAccessibleDescription(expect.stringContaining(words)))
})
