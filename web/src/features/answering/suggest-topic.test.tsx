import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { READ } from './answering.testkit'

const button = (name: string) => screen.getByRole('button', { name })

describe('a topic that the list lacks', () => {
  const waiting = [{ id: 's1', topic_name: 'Dark social', created_at: new Date(Date.now() - 7_260_000).toISOString() }]
  const CATEGORY = '00000000-0000-4000-8000-0000000000d2'
  const TopicCategories = () => ({ master_objectives: [{ id: CATEGORY, objective_name: 'Demand Generation' }] })
  const open = (graphql = {}) =>
    renderRoute('/insight/create', { user: expertUser, graphql: { ...READ, TopicCategories, ...graphql } })

  it('[RESP-03, RESP-07, X-05] is suggested to staff once, and then waits, where only its author sees it', async () => {
    let isSent = false
    const { user, sent, container } = open({
      OwnTopics: () => ({ expert_details_by_pk: { topics: [] }, topic_suggestions: isSent ? waiting : [] }),
      SuggestTopic: () => {
        isSent = true
        return { suggestTopic: { id: 's1', status: 'pending' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Suggest a topic' }))
    await user.click(button('Send to our staff'))
    expect(await screen.findByText('Name the topic')).toBeVisible()
    expect(screen.getByText('Choose a category', { selector: 'p' })).toBeVisible()
    await screen.findByRole('option', { name: 'Demand Generation' })
    await user.type(screen.getByLabelText('New topic'), ' Dark  social')
    await user.selectOptions(screen.getByLabelText('Category'), 'Demand Generation')
    await expectNoAxeViolations(container)
    await user.dblClick(button('Send to our staff'))
    expect(await screen.findByText('Dark social')).toBeVisible()
    expect(screen.getByText('Suggested 2 hours ago.')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /Dark social/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Suggest a topic' }))
    expect(screen.getByLabelText('New topic')).toHaveValue('')
    expect(sent.filter(({ name }) => name === 'SuggestTopic').map(({ input }) => input)).toEqual([
      { topicName: 'Dark social', objectiveId: CATEGORY },
    ])
  })

  it('[X-12] says why it was refused at its field, and keeps what was typed over a reload', async () => {
    const message = '“Positioning” is a topic already. Add it to your profile to choose it.'
    const refused = {
      SuggestTopic: () => {
        throw refusal(400, 'VALIDATION_FAILED', 'Check it.', [{ field: 'topicName', message }])
      },
    }
    const { user, unmount } = open(refused)
    await user.click(await screen.findByRole('button', { name: 'Suggest a topic' }))
    await screen.findByRole('option', { name: 'Demand Generation' })
    await user.type(screen.getByLabelText('New topic'), 'positioning')
    await user.selectOptions(screen.getByLabelText('Category'), 'Demand Generation')
    await user.click(button('Send to our staff'))
    expect(await screen.findByText(message)).toBeVisible()
    unmount()
    const again = open(refused)
    expect(await screen.findByLabelText('New topic')).toHaveValue('positioning')
    await again.user.click(button('Not now'))
    await again.user.click(await screen.findByRole('button', { name: 'Suggest a topic' }))
    expect(screen.getByLabelText('New topic')).toHaveValue('positioning')
  })
})
