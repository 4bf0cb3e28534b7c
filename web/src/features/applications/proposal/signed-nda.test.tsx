import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, applicationDocument, counterOffer, proposed } from '#testing/application-fixtures.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

const UPLOAD = 'POST /api/opportunities/assets'
const signed = new File(['x'], 'signed.pdf', { type: 'application/pdf' })

it('[X-71] a signed NDA is sent with the version of the post on the page', async () => {
  const { user, sent } = openOpportunity({
    at: '?tab=proposal',
    who: expertUser,
    opportunity: { company_asked_to_sign_nda: true, version_no: 3 },
    applications: [application()],
    rest: { [UPLOAD]: () => new Promise(() => undefined) },
  })
  await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' })
  await user.upload(screen.getByLabelText(/Choose a file/), signed)
  await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
  await waitFor(() => expect(sent.find(({ name }) => name === UPLOAD)?.input).toMatchObject({ seenVersion: '3' }))
})

it('[OPP-85, OERR-23] who submitted the signed NDA is thanked for it and for the interest', async () => {
  let isStored = false
  const { user } = openOpportunity({
    at: '?tab=proposal',
    who: expertUser,
    opportunity: { company_asked_to_sign_nda: true },
    graphql: {
      InterestEligibility: () => ({
        interestEligibility: { isAllowed: false, blocker: 'NDA_REQUIRED', message: null },
      }),
    },
    applications: () => (isStored ? [application({ documents: [applicationDocument('nda_apply', signed.name)] })] : []),
    rest: {
      [UPLOAD]: () => {
        isStored = true
        return new Response(JSON.stringify({ asset_id: 'signed' }), { status: 201 })
      },
    },
  })
  await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' })
  await user.upload(screen.getByLabelText(/Choose a file/), signed)
  await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
  const thanks = 'Thank you for submitting a signed copy of the NDA and showing interest.'
  expect(await screen.findByRole('dialog')).toHaveTextContent(thanks)
})

describe('where an NDA is asked for', () => {
  const asExpert = (opening: Parameters<typeof openOpportunity>[0]) =>
    openOpportunity({
      at: '?tab=proposal',
      who: expertUser,
      ...opening,
      opportunity: { company_asked_to_sign_nda: true },
    })

  it('[PROP-06, PROP-22] with an NDA there are two steps, and the signed copy stays until there is an amount', async () => {
    asExpert({
      applications: [application({ documents: [applicationDocument('nda_apply', 'signed.pdf')] })],
    })
    expect(await screen.findByRole('tab', { name: 'NDA & Proposal' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Step 1: Upload the signed NDA' })).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Step 2: Proposal and offer' })).getByLabelText('Offer amount'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete signed.pdf' })).not.toBeInTheDocument()
  })

  it('[PROP-22] one of two signed copies can be deleted once there is an amount, and not before', async () => {
    const documents = [applicationDocument('nda_apply', 'signed.pdf'), applicationDocument('nda_apply', 'again.pdf')]
    const before = asExpert({ applications: [application({ documents })] })
    expect(await screen.findByText('signed.pdf')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    before.unmount()
    const { user, sent } = asExpert({
      applications: [proposed({ documents: [...documents, applicationDocument('opportunity_apply')] })],
      rest: { 'DELETE /api/opportunities/assets/:id': () => ({}) },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete signed.pdf' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(sent.map(({ name }) => name)).toContain('DELETE /api/opportunities/assets/id-of-signed.pdf'),
    )
  })

  it('[PROP-18, PROP-19] a signed NDA is asked for with the same hint, and Upload waits for it', async () => {
    asExpert({ applications: [application()] })
    const step = within(await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' }))
    expect(step.getByText('Allowed are PDF, GIF, JPG, PNG and under 2MB')).toBeVisible()
    expect(step.getByRole('button', { name: 'Upload Signed NDA' })).toBeDisabled()
  })

  it('[PROP-06, PROP-15] a signed NDA is shown only once when a counter offer has fixed the amount', async () => {
    asExpert({
      applications: [
        proposed({
          counter_offer: counterOffer({ status: 'accepted' }),
          documents: [applicationDocument('nda_apply', 'signed.pdf'), applicationDocument('opportunity_apply')],
        }),
      ],
    })
    const sent = within(await screen.findByRole('region', { name: 'What you sent' }))
    expect(sent.getByText('proposal.pdf')).toBeVisible()
    expect(screen.getAllByText('signed.pdf')).toHaveLength(1)
  })

  it.each(['interested', 'pending'])(
    '[X-72] a replaced NDA must be signed again, also at %s; the old copy is labelled as one',
    async (status) => {
      const earlier = { ...applicationDocument('nda_apply', 'signed.pdf'), is_superseded: true }
      asExpert({
        applications: [application({ status, documents: [earlier] })],
      })
      const step = within(await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' }))
      expect(step.getByText('Signed copy of an earlier NDA', { exact: false })).toBeVisible()
      expect(step.queryByRole('button', { name: 'Delete signed.pdf' })).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Sign the NDA' })).toBeVisible()
      expect(screen.queryByLabelText('Offer amount')).not.toBeInTheDocument()
    },
  )
})
