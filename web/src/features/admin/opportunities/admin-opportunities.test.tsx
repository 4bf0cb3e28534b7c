import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import {
  APPROVED_AT,
  COUNTS,
  FIRST,
  inputOf,
  NAMES,
  openQueue,
  queued,
  READ_AT,
  reviewed,
  SECOND,
} from '#testing/review-queue.js'

describe('the review queue', () => {
  it('shows the waiting posts with counts, and the longest waiting in full', async () => {
    const { container } = openQueue()
    expect(await screen.findByRole('heading', { level: 2, name: 'First post' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Waiting 2' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Edited after approval 3' })).toBeVisible()
    expect(screen.getByText(/We sell batteries/)).toBeVisible()
    expect(screen.getByText('$6,200 – $9,000 per month')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('sends its requests in the role staff', async () => {
    const roles: (string | null)[] = []
    openQueue({
      graphql: {
        ReviewQueue: (_variables, headers) => {
          roles.push(headers.get('X-Hasura-Role'))
          return { opportunities: [] }
        },
        StaffCounts: (_variables, headers) => {
          roles.push(headers.get('X-Hasura-Role'))
          return COUNTS
        },
      },
    })
    expect(await screen.findByText('Nothing is waiting for approval.')).toBeVisible()
    expect(roles).toEqual(['staff', 'staff'])
  })

  it('[GO-08] approving confirms it and opens the next post', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { user, sent } = openQueue()
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('“First post” is approved.')).toBeVisible()
    expect(inputOf(sent, 'ApproveOpportunity')).toEqual({ id: FIRST, version: 1, updatedAt: READ_AT, reason: null })
    expect(await screen.findByRole('heading', { level: 2, name: 'Second post' })).toBeVisible()
    expect(scroll).toHaveBeenLastCalledWith(0, 0)
  })

  it('changes can only be requested with a reason', async () => {
    const { user, sent } = openQueue()
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('required field')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
    expect(inputOf(sent, 'RequestOpportunityChanges')).toBeUndefined()
    await user.type(screen.getByLabelText('Reason'), 'Say what success looks like.')
    await user.click(screen.getByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('Changes requested for “First post”.')).toBeVisible()
    expect(inputOf(sent, 'RequestOpportunityChanges')).toEqual({
      id: FIRST,
      version: 1,
      updatedAt: READ_AT,
      reason: 'Say what success looks like.',
    })
  })

  it('[X-72] says that the NDA to sign is missing, before approval would be refused', async () => {
    const missing = 'Required, but the file to sign is missing'
    const detail = (documents: ReturnType<typeof reviewed>['documents']) => ({
      opportunities_by_pk: reviewed(FIRST, 'First post', { company_asked_to_sign_nda: true, documents }),
      ...{ deal_records: [], staff_audit_log: [] },
    })
    openQueue({ graphql: { ReviewDetail: () => detail([]) } })
    expect(await screen.findByText(missing)).toBeVisible()
    cleanup()
    openQueue({
      graphql: { ReviewDetail: () => detail([{ ...storedFile('f1', 'nda.pdf'), upload_type: 'nda_create' }]) },
    })
    expect(await screen.findByText('Required')).toBeVisible()
    expect(screen.queryByText(missing)).toBeNull()
  })

  it('J and K move through the queue, and R focuses the reason', async () => {
    const { user, address } = openQueue()
    await screen.findByRole('heading', { level: 2, name: 'First post' })
    await user.keyboard('j')
    await waitFor(() => expect(address()).toContain(SECOND))
    await user.keyboard('k')
    await waitFor(() => expect(address()).toContain(FIRST))
    await screen.findByRole('heading', { level: 2, name: 'First post' })
    await user.keyboard('r')
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await user.keyboard('jkr')
    expect(screen.getByLabelText('Reason')).toHaveValue('jkr')
  })

  it.each([
    ['under its frame', { top: 500, bottom: 560 }, 200],
    ['under the window, within its frame', { top: 330, bottom: 390 }, 30],
    ['above', { top: -70, bottom: -10 }, -70],
    ['in sight', { top: 100, bottom: 160 }, 0],
  ])('the list scrolls to a post that is %s', async (_where, place, scrolled) => {
    vi.stubGlobal('innerHeight', 360)
    const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    measure.mockImplementation(function (this: HTMLElement) {
      return (this.hasAttribute('aria-current') ? place : { top: 0, bottom: 400 }) as DOMRect
    })
    const { container } = openQueue()
    await screen.findByRole('heading', { level: 2, name: 'First post' })
    expect(container.querySelector('ul[aria-label="Queue"]')?.parentElement?.scrollTop).toBe(scrolled)
  })

  it('[X-31, X-72] an edited post shows what changed since it was approved, files included', async () => {
    const snapshot = {
      title: 'First post',
      brief: 'We sell batteries to warehouses and need anybody who has built a demand team before.',
      categoryIds: ['demand'],
      topicIds: ['t1'],
      skillIds: ['s1'],
      domainIds: ['d1'],
      roleIds: ['r1'],
      availabilityIds: ['a1'],
      countryId: 'sweden',
      durationMonths: 6,
      durationType: 'month-id',
      minBudgetAmount: 5000,
      maxBudgetAmount: 9000,
      startDateId: 'soon',
      noOfDays: 2,
      noOfDaysUnit: 'week-id',
      companyAskedToSignNda: false,
      sheet: {
        documents: [
          { id: 'f1', name: 'brief.pdf', isNda: false },
          { id: 'f2', name: 'nda.pdf', isNda: true },
        ],
      },
    }
    const documents = [storedFile('f1', 'brief.pdf'), storedFile('f3', 'plan.pdf')]
    const versions = [{ version_no: 1, created_at: '2026-11-12T10:00:00Z' }]
    openQueue(
      {
        graphql: {
          ReviewDetail: () => ({
            opportunities_by_pk: reviewed(FIRST, 'First post', {
              status: 'published',
              review_status: 'edited after approval',
              published_at: APPROVED_AT,
              version_no: 2,
              versions,
              documents,
            }),
            ...{ deal_records: [], staff_audit_log: [] },
          }),
          ReviewNames: () => NAMES,
          ReviewVersion: ({ id }) => ({ opportunities_by_pk: { id, versions: [{ version_no: 1, snapshot }] } }),
        },
      },
      '/admin/opportunities?tab=edited',
    )
    const changes = within(await screen.findByRole('region', { name: 'Changed since approval' }))
    const rows = (await changes.findAllByRole('row')).map((row) =>
      within(row)
        .getAllByRole(row.querySelector('td') ? 'cell' : 'columnheader')
        .map(({ textContent }) => textContent),
    )
    // the second column is the phone's, with both sides in one text
    expect(rows[0]).toEqual(['Field', 'What changed', expect.stringMatching(/^Version 1, posted /), 'Now'])
    expect(changes.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'BudgetChanged',
      'NDA fileRemoved',
      'DocumentAdded',
      'BriefChanged',
    ])
    expect(rows[2]).toEqual(['nda.pdf', 'nda.pdf', 'None'])
    expect(rows[3]).toEqual(['plan.pdf', 'None', 'plan.pdf'])
    expect(rows[1]?.[1]).toBe('$5,000 – $9,000 per month')
    // struck through and underlined, not only coloured
    const words = changes
      .getAllByText(/^(any|some)body$/)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(words).toEqual(['DEL anybody', 'INS somebody', 'DEL anybody', 'INS somebody'])
  })
})

const storedFile = (id: string, name: string) => ({
  id,
  asset_name: name,
  content_type: 'application/pdf',
  size_bytes: 1000,
  upload_type: 'opportunity_create',
  created_at: APPROVED_AT,
})

describe('a post that can’t be found', () => {
  it.each(['not-an-id', '00000000-0000-4000-8000-00000000dead'])('[X-13] %s says so and links back', async (id) => {
    const { user, sent, address } = openQueue(
      { graphql: { ReviewDetail: () => ({ opportunities_by_pk: null, deal_records: [], staff_audit_log: [] }) } },
      `/admin/opportunities?tab=waiting&id=${id}`,
    )
    expect(await screen.findByText('We can’t find this post.')).toBeVisible()
    if (id === 'not-an-id') expect(inputOf(sent, 'ReviewDetail')).toBeUndefined()
    await user.click(screen.getByRole('link', { name: 'Go to the queue' }))
    expect(address()).toBe('/admin/opportunities?tab=waiting')
  })
})

describe('an approved post', () => {
  const approved = (status: string) => ({
    ApprovedPosts: () => ({
      opportunities: [{ ...queued(FIRST, 'First post', 'approved'), status }],
    }),
    ReviewDetail: () => ({
      opportunities_by_pk: reviewed(FIRST, 'First post', { review_status: 'approved', status }),
      ...{ deal_records: [], staff_audit_log: [] },
    }),
  })

  it.each(['published', 'in progress', 'completed', 'closed', 'no hires'])(
    '[GO-14, X-06] can be deleted with a reason at %s',
    async (status) => {
      const { user, sent } = openQueue(
        {
          graphql: {
            ...approved(status),
            DeleteOpportunity: ({ id }) => ({ deleteOpportunity: { id, status: 'deleted' } }),
          },
        },
        '/admin/opportunities?tab=approved',
      )
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
      await user.type(dialog.getByLabelText(/Reason/), 'Against the terms.')
      await user.click(dialog.getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText('“First post” is deleted.')).toBeVisible()
      expect(inputOf(sent, 'DeleteOpportunity')).toEqual({
        id: FIRST,
        version: 1,
        updatedAt: READ_AT,
        comments: 'Against the terms.',
      })
    },
  )

  it.each(['published', 'in progress'])('[X-05, X-06] can be closed, only with a reason, at %s', async (status) => {
    const { user, sent } = openQueue(
      {
        graphql: {
          ...approved(status),
          CloseOpportunityAsStaff: ({ id }) => ({ closeOpportunityAsStaff: { id, status: 'no hires' } }),
        },
      },
      '/admin/opportunities?tab=approved',
    )
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the opportunity' }))
    await user.click(dialog.getByRole('button', { name: 'Close the post' }))
    expect(await dialog.findByText('required field')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Nobody answers the applicants.')
    await user.click(dialog.getByRole('button', { name: 'Close the post' }))
    expect(await screen.findByText('“First post” is closed.')).toBeVisible()
    const read = { id: FIRST, version: 1, updatedAt: READ_AT }
    expect(inputOf(sent, 'CloseOpportunityAsStaff')).toEqual({ ...read, reason: 'Nobody answers the applicants.' })
  })

  it.each(['completed', 'closed', 'no hires'])('[GO-15] can’t be closed again at %s', async (status) => {
    openQueue({ graphql: approved(status) }, '/admin/opportunities?tab=approved')
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('[GO-14] a refusal is shown, and the reason stays', async () => {
    const { user } = openQueue(
      {
        graphql: {
          ...approved('published'),
          DeleteOpportunity: () => {
            throw refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
          },
        },
      },
      '/admin/opportunities?tab=approved',
    )
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
    await user.type(dialog.getByLabelText(/Reason/), 'Against the terms.')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible()
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Against the terms.')
  })
})
