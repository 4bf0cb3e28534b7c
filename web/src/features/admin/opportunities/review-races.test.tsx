import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import {
  APPROVED_AT,
  type Decision,
  FIRST,
  inputOf,
  NAMES,
  openQueue,
  queued,
  READ_AT,
  reviewed,
  SECOND,
} from '#testing/review-queue.js'

const NOW_AT = '2026-11-10T11:00:00.000001+00:00'
const decision = (action: string, reason: string | null = null): Decision => ({
  id: 'd1',
  action,
  reason,
  details: {},
  created_at: new Date(Date.now() - 3 * 60_000).toISOString(),
  actor: {
    id: 'ada',
    first_name: 'Ada',
    last_name: 'Lindqvist',
    slug: 'ada',
    profile_pic: null,
    designation: null,
  },
})
const detailOf = (part: Parameters<typeof reviewed>[2], log: Decision[] = []) => ({
  ReviewDetail: () => ({
    opportunities_by_pk: reviewed(FIRST, 'First post', part),
    deal_records: [],
    staff_audit_log: log,
  }),
})
/** The address names the first post, but only the second is still waiting. */
const openLeft = (part: Parameters<typeof reviewed>[2], log: Decision[] = []) =>
  openQueue(
    { graphql: { ReviewQueue: () => ({ opportunities: [queued(SECOND, 'Second post')] }), ...detailOf(part, log) } },
    `/admin/opportunities?tab=waiting&id=${FIRST}`,
  )

describe('a post that has left the queue', () => {
  it('[X-71] says who decided and when, shows its status, and offers no buttons', async () => {
    const { container } = openLeft({ status: 'published', review_status: 'approved' }, [
      decision('approve_opportunity', 'Clear and complete.'),
    ])
    expect(await screen.findByText('This post is no longer under Waiting')).toBeVisible()
    expect(
      screen.getByText('Ada Lindqvist approved the post 3 minutes ago. The reason given: Clear and complete.'),
    ).toBeVisible()
    expect(screen.getByText('Its status is now: Active.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'First post' })).toBeVisible()
    for (const name of ['Approve', 'Request changes', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open it under Approved' })).toHaveAttribute(
      'href',
      `/admin/opportunities?tab=approved&id=${FIRST}`,
    )
    await expectNoAxeViolations(container)
  })

  it.each([
    [{ status: 'draft_deleted' }, [], /The poster withdrew it/],
    [
      { status: 'deleted' },
      [decision('delete_opportunity', 'Spam.')],
      /Ada Lindqvist deleted the post .* given: Spam\./,
    ],
    [
      { review_status: 'changes requested' },
      [decision('request_opportunity_changes', 'Say more.')],
      /requested changes/,
    ],
  ])('[X-06] says what happened to it: %j', async (part, log, words) => {
    openLeft(part, log)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })

  it('[X-71] the first post stays open when somebody else decides on it', async () => {
    let isAnswered = false
    const { user } = openQueue({
      graphql: {
        ReviewQueue: () => ({
          opportunities: [...(isAnswered ? [] : [queued(FIRST, 'First post')]), queued(SECOND, 'Second post')],
        }),
        ReviewDetail: ({ id }) => ({
          opportunities_by_pk: reviewed(
            String(id),
            id === FIRST ? 'First post' : 'Second post',
            isAnswered && id === FIRST ? { status: 'published', review_status: 'approved' } : {},
          ),
          deal_records: [],
          staff_audit_log: [],
        }),
        ApproveOpportunity: () => {
          isAnswered = true
          throw changedTerms({ version: 2, amountCents: null, amountUnit: null, amount: null, changes: [] })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('This post is no longer under Waiting')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'First post' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })
})

describe('a post that a colleague decides on first', () => {
  function openAnswered() {
    let isAnswered = false
    const answeredFirst = () => {
      isAnswered = true
      throw refusal(409, 'INVALID_STATUS_TRANSITION', 'This action is no longer available. Please refresh the page.')
    }
    return openQueue({
      graphql: {
        ReviewDetail: () => ({
          opportunities_by_pk: reviewed(
            FIRST,
            'First post',
            isAnswered ? { status: 'published', review_status: 'approved' } : {},
          ),
          deal_records: [],
          staff_audit_log: isAnswered ? [decision('approve_opportunity')] : [],
        }),
        ApproveOpportunity: answeredFirst,
        RequestOpportunityChanges: answeredFirst,
        DeleteOpportunity: answeredFirst,
      },
    })
  }

  it.each(['Approve', 'Request changes', 'Delete'])('[X-06] says who did, and removes %s', async (name) => {
    const { user } = openAnswered()
    await user.type(await screen.findByLabelText('Reason'), 'Say what success looks like.')
    await user.click(screen.getByRole('button', { name }))
    if (name === 'Delete') {
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
      await user.type(dialog.getByLabelText('Reason'), 'An advertisement.')
      await user.click(dialog.getByRole('button', { name }))
    }
    expect(await screen.findByText('This post is no longer under Waiting')).toBeVisible()
    expect(screen.getByText(/^Ada Lindqvist approved the post 3 minutes ago/)).toBeVisible()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByText(/Please refresh the page/)).not.toBeInTheDocument()
  })
})

describe('a session that ends while staff write a reason', () => {
  it('[X-73] loses no text and leaves no error behind', async () => {
    let isHere = true
    const { user, address } = openQueue(
      {
        graphql: {
          ApproveOpportunity: () => {
            isHere = false
            throw refusal(401, 'invalid-jwt', 'Could not verify JWT')
          },
        },
      },
      undefined,
      () => (isHere ? staffUser : null),
    )
    await user.type(await screen.findByLabelText('Reason'), 'Say what success looks like.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    await waitFor(() => expect(address()).toContain('/login?next=%2Fadmin%2Fopportunities'))
    expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement()
    cleanup()
    openQueue()
    expect(await screen.findByLabelText('Reason')).toHaveValue('Say what success looks like.')
  })

  it('what was sent is no longer kept', async () => {
    const { user } = openQueue()
    await user.type(await screen.findByLabelText('Reason'), 'Clear and complete.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { level: 2, name: 'Second post' })
    cleanup()
    openQueue()
    expect(await screen.findByLabelText('Reason')).toHaveValue('')
  })
})

describe('a post that is edited while staff read it', () => {
  function openEdited() {
    let isEdited = false
    return openQueue({
      graphql: {
        ReviewDetail: () => ({
          opportunities_by_pk: reviewed(
            FIRST,
            'First post',
            isEdited ? { version_no: 2, updated_at: NOW_AT, min_budget_cents: 500_000 } : {},
          ),
          deal_records: [],
          staff_audit_log: [],
        }),
        ReviewNames: () => NAMES,
        ApproveOpportunity: ({ id, version }) => {
          if (version === 2) return { approveOpportunity: { id, status: 'published' } }
          isEdited = true
          throw changedTerms({ version: 2, amountCents: null, amountUnit: null, amount: null, changes: [] })
        },
      },
    })
  }

  it('[X-71] is not approved: the changes are shown, typed text stays, and the next press names the new version', async () => {
    const { user, sent } = openEdited()
    await user.type(await screen.findByLabelText('Reason'), 'Clear.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('The post has changed since you opened it')).toBeVisible()
    expect(inputOf(sent, 'ApproveOpportunity')).toMatchObject({ id: FIRST, version: 1, updatedAt: READ_AT })
    const changes = within(await screen.findByRole('region', { name: 'Changed since you opened it' }))
    expect(changes.getByText('Budget')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('Clear.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('“First post” is approved.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'ApproveOpportunity').at(-1)?.input).toMatchObject({
      version: 2,
      updatedAt: NOW_AT,
    })
  })
})

describe('the order of the queue', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  it('[X-06] says how long a post has been waiting, and only once', async () => {
    const since = minutesAgo(9.5)
    openQueue({
      graphql: {
        ReviewQueue: () => ({ opportunities: [{ ...queued(FIRST, 'First post'), review_status_since: since }] }),
        ...detailOf({ review_status_since: since, updated_at: minutesAgo(1), created_at: minutesAgo(60 * 48) }),
      },
    })
    await waitFor(() => expect(screen.getAllByText('Waiting for approval for 9 minutes')).toHaveLength(2))
    expect(screen.queryByText(/^Sent/)).not.toBeInTheDocument()
    expect(screen.queryByText('1 minute ago')).not.toBeInTheDocument()
  })

  it('[X-06] approved posts are paged by key', async () => {
    const page = Array.from({ length: 51 }, (_, index) => ({
      ...queued(`00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`, `Post ${index}`, 'approved'),
    }))
    const { user, sent } = openQueue(
      {
        graphql: {
          ApprovedPosts: ({ beforeId }) => ({
            opportunities: beforeId === AFTER_ALL.id ? page : [queued(SECOND, 'The oldest', 'approved')],
          }),
          ...detailOf({ status: 'published', review_status: 'approved' }),
        },
      },
      '/admin/opportunities?tab=approved',
    )
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: /The oldest/ })).toBeVisible()
    const second = sent.filter(({ name }) => name === 'ApprovedPosts').at(-1)?.input
    expect(second).toMatchObject({ before: APPROVED_AT, beforeId: page[49]?.id })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument())
  })
})

describe('spam in the queue', () => {
  it('[X-06, GO-14] is deleted, and a reason is required', async () => {
    const { user, sent } = openQueue({
      graphql: { DeleteOpportunity: ({ id }) => ({ deleteOpportunity: { id, status: 'deleted' } }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('required field')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'An advertisement.')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“First post” is deleted.')).toBeVisible()
    expect(inputOf(sent, 'DeleteOpportunity')).toEqual({
      id: FIRST,
      version: 1,
      updatedAt: READ_AT,
      comments: 'An advertisement.',
    })
  })
})
