import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { application, applicationDocument } from '#testing/application-fixtures.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

const signed = new File(['x'], 'signed.pdf', { type: 'application/pdf' })

it('[X-71] a signed NDA is sent with the version of the post that stands on the page', async () => {
  const sent: FormData[] = []
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((body) => {
    sent.push(body as FormData)
  })
  const { user } = openOpportunity({
    at: '?tab=proposal',
    who: expertUser,
    opportunity: { company_asked_to_sign_nda: true, version_no: 3 },
    applications: [application()],
  })
  await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' })
  await user.upload(screen.getByLabelText(/Choose a file/), signed)
  await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
  await waitFor(() => expect(sent[0]?.get('seenVersion')).toBe('3'))
  send.mockRestore()
})

it('[OPP-85, OERR-23] who submitted the signed NDA is thanked for it and for the interest', async () => {
  let isStored = false
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    isStored = true
    vi.spyOn(this, 'status', 'get').mockReturnValue(201)
    vi.spyOn(this, 'responseText', 'get').mockReturnValue(JSON.stringify({ asset_id: 'signed' }))
    this.dispatchEvent(new ProgressEvent('load'))
  })
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
  })
  await screen.findByRole('region', { name: 'Step 1: Upload the signed NDA' })
  await user.upload(screen.getByLabelText(/Choose a file/), signed)
  await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
  const thanks = 'Thank you for submitting a signed copy of the NDA and showing interest.'
  expect(await screen.findByRole('dialog')).toHaveTextContent(thanks)
  send.mockRestore()
})
