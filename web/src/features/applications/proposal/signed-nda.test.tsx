import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { application } from '#testing/application-fixtures.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

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
  const signed = new File(['x'], 'signed.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(/Choose a file/), signed)
  await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
  await waitFor(() => expect(sent[0]?.get('seenVersion')).toBe('3'))
  send.mockRestore()
})
