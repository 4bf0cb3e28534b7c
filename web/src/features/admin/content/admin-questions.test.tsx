import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-0000000000a1'
const COUNT = { aggregate: { count: 1 } }
const waiting = {
  ...{ id: ID, question: 'How do we price a second seat?', question_richtext: null },
  ...{ created_at: '2026-11-19T10:00:00Z', updated_at: '2026-11-19T10:00:00.000001+00:00' },
  master_topic: { topic_name: 'Pricing' },
  user: { id: 'tom', first_name: 'Tom', last_name: 'Ashworth', slug: 'tom-ashworth', is_suspended: false },
}
const open = (graphql: Network['graphql'] = {}, query = '') =>
  renderRoute(`/admin/questions${query}`, {
    user: staffUser,
    graphql: {
      ContentCounts: () => ({ questions: COUNT, answers: COUNT, insights: COUNT, topics: COUNT }),
      QuestionQueue: () => ({ insights_questions: [waiting] }),
      ...graphql,
    },
  })

describe('the questions that wait for staff', () => {
  it('[GI-02, X-06] are approved with one press, and leave the queue', async () => {
    const decided: unknown[] = []
    const { user, container } = open({
      QuestionQueue: () => ({ insights_questions: decided.length > 0 ? [] : [waiting] }),
      DecideQuestion: (input) => {
        decided.push(input)
        return { decideQuestion: { id: ID, status: 'approved' } }
      },
    })
    expect(await screen.findByRole('link', { name: 'Tom Ashworth' })).toHaveAttribute('href', '/tom-ashworth')
    await expectNoAxeViolations(container)
    await user.dblClick(screen.getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('No question is waiting.')).toBeVisible()
    expect(decided).toEqual([
      { id: ID, isApproved: true, asksChanges: false, updatedAt: waiting.updated_at, reason: null },
    ])
  })

  it('[GI-02] are turned down with a reason, which is asked for', async () => {
    const decided: unknown[] = []
    const { user } = open({
      DecideQuestion: (input) => {
        decided.push(input)
        return { decideQuestion: { id: ID, status: 'rejected' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Turn down/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn down this question?' }))
    await user.click(dialog.getByRole('button', { name: 'Turn down' }))
    expect(await dialog.findByText('Say what should be different.')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Leave out the name.')
    await user.click(dialog.getByRole('button', { name: 'Turn down' }))
    const sent = {
      id: ID,
      isApproved: false,
      asksChanges: false,
      updatedAt: waiting.updated_at,
      reason: 'Leave out the name.',
    }
    await waitFor(() => expect(decided).toEqual([sent]))
  })

  it('[GI-02, X-71] whose words have changed are shown anew, nothing is decided, and the reason is kept', async () => {
    const changed = { ...waiting, question: 'How do we price a third seat?', updated_at: '2026-11-19T11:00:00.5+00:00' }
    const decided: unknown[] = []
    const { user, container } = open({
      QuestionQueue: () => ({ insights_questions: [decided.length > 0 ? changed : waiting] }),
      DecideQuestion: (input) => {
        decided.push(input)
        if (input.updatedAt === changed.updated_at) return { decideQuestion: { id: ID, status: 'rejected' } }
        throw refusal(409, 'TERMS_CHANGED', 'Who asked has changed the question since you opened it.')
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Turn down/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn down this question?' }))
    await user.type(dialog.getByLabelText('Reason'), 'Leave out the name.')
    await user.click(dialog.getByRole('button', { name: 'Turn down' }))

    expect(await screen.findByText('The words of this question have changed since you read them.')).toBeVisible()
    expect(screen.getByText(/^Nothing has been decided, and your reason is kept/)).toBeVisible()
    expect(screen.getByRole('heading', { name: changed.question })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectNoAxeViolations(container)

    await user.click(screen.getByRole('button', { name: `Turn down: ${changed.question}` }))
    const again = within(await screen.findByRole('dialog', { name: 'Turn down this question?' }))
    expect(again.getByLabelText('Reason')).toHaveValue('Leave out the name.')
    await user.click(again.getByRole('button', { name: 'Turn down' }))
    await waitFor(() => expect(decided).toHaveLength(2))
    expect(decided[1]).toMatchObject({ updatedAt: changed.updated_at, reason: 'Leave out the name.' })
  })

  it('[X-71] are approved only with the words on the screen', async () => {
    const changed = { ...waiting, question: 'How do we price a third seat?', updated_at: '2026-11-19T11:00:00.5+00:00' }
    let tries = 0
    const { user } = open({
      QuestionQueue: () => ({ insights_questions: [tries > 0 ? changed : waiting] }),
      DecideQuestion: () => {
        tries += 1
        throw refusal(409, 'TERMS_CHANGED', 'Who asked has changed the question since you opened it.')
      },
    })
    await user.dblClick(await screen.findByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Nothing has been decided. Read it again, then decide.')).toBeVisible()
    expect(screen.getByRole('button', { name: `Approve: ${changed.question}` })).toBeEnabled()
    expect(tries).toBe(1)
  })

  it('[X-71] say so, too, if other words came with the queue while it was open', async () => {
    const other = { ...waiting, id: 'b', question: 'Which second market comes first?' }
    const changed = { ...waiting, question: 'How do we price a third seat?', updated_at: '2026-11-19T11:00:00.5+00:00' }
    let isDecided = false
    const { user } = open({
      QuestionQueue: () => ({ insights_questions: isDecided ? [changed] : [waiting, other] }),
      DecideQuestion: () => {
        isDecided = true
        return { decideQuestion: { id: 'b', status: 'approved' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: `Approve: ${other.question}` }))
    const card = within(await screen.findByRole('article', { name: changed.question }))
    expect(card.getByText('The words of this question have changed since you read them.')).toBeVisible()
  })

  it('[GI-02] that somebody else has decided about are fetched again', async () => {
    let asked = 0
    const { user } = open({
      QuestionQueue: () => {
        asked += 1
        return { insights_questions: asked > 1 ? [] : [waiting] }
      },
      DecideQuestion: () => {
        throw refusal(409, 'ALREADY_DONE', 'Somebody has already decided about this question.')
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Somebody has already decided about this question.')).toBeVisible()
    expect(await screen.findByText('No question is waiting.')).toBeVisible()
  })

  it('[X-06] are for others to decide about if they are one’s own', async () => {
    const own = { ...waiting, user: { ...waiting.user, id: staffUser.userId } }
    open({ QuestionQueue: () => ({ insights_questions: [own] }) })
    expect(await screen.findByText(/^This is your own question/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })

  it('[X-06] come first if a notice links to them, and say so if they are decided', async () => {
    open(
      {
        QuestionQueue: () => ({ insights_questions: [] }),
        WaitingQuestionById: () => ({ insights_questions: [{ ...waiting, is_approved: true }] }),
      },
      `?id=${ID}`,
    )
    expect(await screen.findByText('Approved')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })
})
