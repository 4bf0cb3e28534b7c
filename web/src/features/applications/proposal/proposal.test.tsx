import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, applicationDocument, historyEntry, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const MISSING = 'Please attach a proposal document to continue with your proposal.'
const _SEEN_COUNTER = { seenVersion: 1, seenAmountCents: 900_000, seenAmountUnit: 'month' }
const withDocument = application({ documents: [applicationDocument('opportunity_apply')] })
const links = {
  'GET /api/opportunities/assets': () => ({
    items: [{ _id: 'id-of-proposal.pdf', assetUrl: '/api/files/p?signature=x' }],
  }),
}

/** Sorts by position in the document. */
const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

function asExpert(opening: Opening) {
  return openOpportunity({ at: '?tab=proposal', who: expertUser, ...opening })
}

describe('the proposal of an expert', () => {
  it('[PROP-03, PROP-04, PROP-12] document, amount and confirmation allow sending; then Interests opens', async () => {
    const { user, sent, address, container } = asExpert({
      applications: [withDocument],
      rest: links,
      graphql: { SubmitProposal: () => ({ submitProposal: { status: 'interested' } }) },
    })
    const submit = await screen.findByRole('button', { name: 'Submit' })
    expect(submit).toBeDisabled()
    const order = [
      screen.getByRole('button', { name: 'Add another file for Proposal' }),
      screen.getByLabelText('Offer amount'),
      screen.getByLabelText('I confirm that the information in my proposal and offer is genuine.'),
      submit,
    ]
    expect(order.toSorted(byPlace)).toEqual(order)
    await user.type(screen.getByLabelText('Offer amount'), '12000.50')
    expect(submit).toBeDisabled()
    await user.click(screen.getByLabelText('I confirm that the information in my proposal and offer is genuine.'))
    expect(submit).toBeEnabled()
    await expectNoAxeViolations(container)
    await user.click(submit)
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=interests`))
    expect(sent.find(({ name }) => name === 'SubmitProposal')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      agreedValueCents: 1_200_050,
      seenVersion: 1,
    })
  })

  it('[PROP-08, PROP-10, PROP-11] a wrong amount is reported while typing, one error at a time', async () => {
    const { user } = asExpert({ applications: [withDocument] })
    const amount = await screen.findByLabelText('Offer amount')
    await user.click(screen.getByRole('checkbox'))
    for (const [text, message] of [
      ['abc', 'Amount must be a number'],
      ['-5', 'Amount must be greater than 1'],
      ['0', "Budget can't be zero"],
    ] as const) {
      await user.clear(amount)
      await user.type(amount, text)
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(message))
      expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
    }
  })

  it('[PROP-09, GO-35] a cleared amount is required', async () => {
    const { user } = asExpert({ applications: [withDocument] })
    const amount = await screen.findByLabelText('Offer amount')
    await user.type(amount, '5')
    await user.clear(amount)
    expect(screen.getByText('Budget Amount cant be null')).toBeVisible()
  })

  it('[PROP-12, PROP-13] without a document it says so and can’t be sent', async () => {
    const { user } = asExpert({ applications: [application()] })
    await user.type(await screen.findByLabelText('Offer amount'), '12000')
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByText(MISSING)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  })

  it('[PROP-05] Cancel leads back to About', async () => {
    const { user, address } = asExpert({ applications: [application()] })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(address()).toBe(DETAIL_ADDRESS)
  })

  it('[PROP-17, PROP-18, PROP-19] Upload is disabled until an acceptable file is chosen', async () => {
    asExpert({ applications: [application()] })
    const upload = await screen.findByRole('button', { name: /Upload/ })
    expect(upload).toBeDisabled()
    expect(screen.getByText('Allowed are PDF, GIF, JPG, PNG and under 2MB')).toBeVisible()
    const input = screen.getByLabelText(/Choose files/)
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
    choose(new File(['x'], 'offer.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByText('Only PDF, GIF, JPG and PNG files are allowed')).toBeVisible()
    expect(upload).toBeDisabled()
    choose(new File(['x'], 'offer.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(upload).toBeEnabled())
  })

  it('[GO-39] the field for another document opens on request', async () => {
    const { user } = asExpert({ applications: [withDocument], rest: links })
    await user.click(await screen.findByRole('button', { name: 'Add another file for Proposal' }))
    expect(screen.getByText('Allowed are PDF, GIF, JPG, PNG and under 2MB')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload Proposal' })).toBeDisabled()
  })

  it('[PROP-21] the only proposal document can’t be deleted', async () => {
    asExpert({ applications: [withDocument], rest: links })
    expect(await screen.findByRole('link', { name: 'Preview proposal.pdf' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  })

  it('[PROP-20] one of two is deleted after confirmation, and stays on Cancel', async () => {
    const two = [applicationDocument('opportunity_apply'), applicationDocument('opportunity_apply', 'more.pdf')]
    const { user, sent } = asExpert({
      applications: [application({ documents: two })],
      rest: { 'DELETE /api/opportunities/assets/:id': () => ({}) },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete more.pdf' }))
    const question = () => within(screen.getByRole('dialog', { name: 'Delete document' }))
    expect(question().getByText('Are you sure you want to delete this document?')).toBeVisible()
    const isDeleted = () => sent.some(({ name }) => name.startsWith('DELETE'))
    await user.click(question().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(isDeleted()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Delete more.pdf' }))
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(isDeleted()).toBe(true))
  })

  it('[OERR-11] a document that may not be deleted is refused in the server’s words', async () => {
    const two = [applicationDocument('opportunity_apply'), applicationDocument('opportunity_apply', 'more.pdf')]
    const { user } = asExpert({
      applications: [application({ documents: two })],
      rest: {
        'DELETE /api/opportunities/assets/:id': () => {
          throw refusal(403, 'DOCUMENT_DELETE_NOT_ALLOWED', 'This document cannot be deleted.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete more.pdf' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This document cannot be deleted.')).toBeVisible()
  })

  it('[OERR-10] any other failure to delete a document shows the server’s detail', async () => {
    const two = [applicationDocument('opportunity_apply'), applicationDocument('opportunity_apply', 'more.pdf')]
    const { user } = asExpert({
      applications: [application({ documents: two })],
      rest: {
        'DELETE /api/opportunities/assets/:id': () => {
          throw refusal(500, 'unexpected', 'The storage is full.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete more.pdf' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Error in deleting the asset The storage is full.')).toBeVisible()
  })

  it('[OERR-17] a refused proposal shows an alert in the server’s words', async () => {
    const { user } = asExpert({
      applications: [withDocument],
      rest: links,
      graphql: {
        SubmitProposal: () => {
          throw refusal(400, 'PROPOSAL_DOCUMENT_MISSING', MISSING)
        },
      },
    })
    await user.type(await screen.findByLabelText('Offer amount'), '12000')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await within(screen.getByRole('region', { name: 'Messages' })).findByText(MISSING)).toBeVisible()
    expect(screen.getByLabelText('Offer amount')).toHaveValue('12000')
  })

  it.each(['pending', 'accepted', 'rejected', 'opted out', 'closed'])(
    '[PROP-14] the offer can’t be changed at %s',
    async (status) => {
      asExpert({ applications: [proposed({ status })] })
      expect(await screen.findByRole('region', { name: 'What you sent' })).toBeVisible()
      expect(screen.queryByLabelText('Offer amount')).not.toBeInTheDocument()
    },
  )
})

describe('what was sent', () => {
  it('[PROP-14, PROP-15, X-70] is above the form that changes it, with dates and answers', async () => {
    const { user } = asExpert({
      applications: [proposed({ agreed_value_cents: 80_000, agreed_value_unit: 'day' })],
      opportunity: { duration_type: { code: 'day' } },
      graphql: {
        ApplicationHistory: () => ({
          opportunity_history: [
            historyEntry({ id: 3, event: 'application_seen' }),
            historyEntry({ id: 2, event: 'proposal_submitted', amount_cents: 80_000, amount_unit: 'day' }),
          ],
        }),
      },
    })
    const sent = within(await screen.findByRole('region', { name: 'What you sent' }))
    expect(sent.getByText('$800 per day')).toBeVisible()
    expect(sent.getByText('Proposal sent')).toBeVisible()
    await user.click(sent.getByText('Offers and answers'))
    const offers = within(await sent.findByRole('list', { name: 'Offers' }))
    expect(offers.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('You sent a proposal and an offer. $800 per day'),
    ])
    const form = within(screen.getByRole('region', { name: 'Change your offer' }))
    expect(form.getByLabelText('Offer amount')).toHaveValue('800')
    expect(form.getByText('per day')).toBeVisible()
  })
})

describe('proposals, for the poster', () => {
  it('a picture that can’t be shown says so', async () => {
    const picture = { ...applicationDocument('opportunity_apply'), content_type: 'image/png' }
    const { user } = openOpportunity({
      ...{ at: '?proposal', opportunity: { poster: ownPost }, rest: links },
      applications: [proposed({ documents: [picture] })],
    })
    await user.click(await screen.findByRole('button', { name: 'Preview proposal.pdf' }))
    fireEvent.error(await screen.findByRole('img', { name: 'proposal.pdf' }))
    expect(await screen.findByText(/^This picture can’t be shown\./)).toBeVisible()
  })

  it('[OPP-50, GO-32] what was sent is under Proposal', async () => {
    openOpportunity({ at: '?proposal', opportunity: { poster: ownPost }, applications: [proposed()], rest: links })
    const list = within(await screen.findByRole('list', { name: 'Proposals' }))
    expect(list.getByText('$12,000 per month')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Proposal', selected: true })).toBeVisible()
    expect(await list.findByRole('link', { name: 'Preview proposal.pdf' })).toHaveAttribute(
      'href',
      '/api/files/p?signature=x&disposition=inline',
    )
  })
})
