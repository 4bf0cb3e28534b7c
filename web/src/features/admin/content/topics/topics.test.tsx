import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const LISTED = '00000000-0000-4000-8000-0000000000d1'
const topic = {
  ...{ id: 's1', topic_name: 'Usage pricing', created_at: new Date(Date.now() - 50 * 3_600_000).toISOString() },
  objective: { objective_name: 'Pricing & Packaging' },
  user: { id: 'elena', first_name: 'Elena', last_name: 'Marchetti', slug: 'elena-marchetti', is_suspended: false },
}
const count = { aggregate: { count: 1 } }
/** The desk; whatever is sent empties the queue. */
function open(graphql: Network['graphql'] = {}, waiting: (typeof topic)[] = [topic]) {
  const decided: unknown[] = []
  const route = renderRoute('/admin/questions?tab=topics', {
    user: staffUser,
    graphql: {
      ContentCounts: () => ({ questions: count, answers: count, insights: count, topics: count }),
      TopicQueue: () => ({ topic_suggestions: decided.length > 0 ? [] : waiting }),
      TopicsToMergeInto: () => ({ master_topics: [{ id: LISTED, topic_name: 'Pricing strategy' }] }),
      DecideTopic: (input) => {
        decided.push(input)
        return { decideTopic: { id: 's1', status: 'approved' } }
      },
      ...graphql,
    },
  })
  return { ...route, decided }
}
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}: Usage pricing` }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the topics that wait for staff', () => {
  it('[X-06, INS-47] say who suggested them and how long they have waited, and are approved under a better name', async () => {
    const desk = open()
    const card = within(await screen.findByRole('article', { name: 'Usage pricing' }))
    for (const words of ['Elena Marchetti', 'Pricing & Packaging', 'Over 48 hours'])
      expect(card.getByText(words)).toBeVisible()
    await expectNoAxeViolations(desk.container)
    await press(desk, 'Approve')
    const dialog = await dialogOf('Approve this topic?')
    const name = dialog.getByLabelText('Name')
    expect(name).toHaveValue('Usage pricing')
    await desk.user.clear(name)
    await desk.user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await dialog.findByText('Name the topic')).toBeVisible()
    await desk.user.type(name, 'Usage-based pricing')
    await desk.user.dblClick(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('No topic is waiting.')).toBeVisible()
    expect(desk.decided).toEqual([{ id: 's1', decision: 'approve', topicName: 'Usage-based pricing' }])
  })

  it('[X-06] are merged into one of the list', async () => {
    const desk = open()
    await press(desk, 'Merge')
    const dialog = await dialogOf('Merge this topic into another?')
    await dialog.findByRole('option', { name: 'Pricing strategy' })
    await desk.user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText('Choose a topic from the list')).toBeVisible()
    await desk.user.selectOptions(dialog.getByLabelText('Topic from the list'), 'Pricing strategy')
    await desk.user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(desk.decided).toEqual([{ id: 's1', decision: 'merge', topicId: LISTED }]))
  })

  it('[X-06, X-05] are turned down with a reason, which is asked for', async () => {
    const desk = open()
    await press(desk, 'Turn down')
    const dialog = await dialogOf('Turn down this topic?')
    await desk.user.type(dialog.getByLabelText('Reason'), 'It says too little.')
    await desk.user.click(dialog.getByRole('button', { name: 'Turn down' }))
    await waitFor(() => expect(desk.decided).toEqual([{ id: 's1', decision: 'reject', reason: 'It says too little.' }]))
  })

  it('[X-12] say at the name why it was refused, and are read again if somebody else has decided', async () => {
    const message = '“Usage pricing” is a topic already.'
    let code: 'VALIDATION_FAILED' | 'ALREADY_DONE' = 'VALIDATION_FAILED'
    let isDone = false
    const desk = open({
      TopicQueue: () => ({ topic_suggestions: isDone ? [] : [topic] }),
      DecideTopic: () => {
        isDone = code === 'ALREADY_DONE'
        throw refusal(isDone ? 409 : 400, code, 'Somebody has already decided.', [{ field: 'topicName', message }])
      },
    })
    await press(desk, 'Approve')
    const dialog = await dialogOf('Approve this topic?')
    await desk.user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await dialog.findByText(message)).toBeVisible()
    code = 'ALREADY_DONE'
    await desk.user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Somebody has already decided.')).toBeInTheDocument()
    expect(await screen.findByText('No topic is waiting.')).toBeInTheDocument()
  })

  it('[X-06] are for others if one suggested them oneself', async () => {
    open({}, [{ ...topic, user: { ...topic.user, id: staffUser.userId } }])
    expect(await screen.findByText(/^You suggested this yourself/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })
})
