import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import type { PendingUpload, UploadRules } from './across-pages/use-upload-list'
import { PendingRow } from './upload-rows'
import type { Uploads } from './use-uploads'

const uploads = { retry: vi.fn(), drop: vi.fn() } as unknown as Uploads

function show(part: Partial<PendingUpload>) {
  const upload: PendingUpload = {
    key: '1',
    file: new File(['x'], 'brief.pdf'),
    uploadType: 'opportunity_create',
    percent: 0,
    rules: {} as UploadRules,
    failure: null,
    rule: null,
    ...part,
  }
  return render(
    <ul>
      <PendingRow upload={upload} uploads={uploads} />
    </ul>,
  )
}

it('[FRAC-18] offers a retry after a network failure', () => {
  show({ failure: 'This file couldn’t be uploaded, so it isn’t attached.' })
  expect(screen.getByRole('button', { name: 'Try again brief.pdf' })).toBeVisible()
})

it('says which rule a file broke, without a retry that can’t succeed', async () => {
  const { container } = show({
    failure: 'Allowed are PDF',
    rule: 'This file is 6.0 MB. The limit is 5.0 MB. Choose a smaller one.',
  })
  expect(screen.getByText('This file is 6.0 MB. The limit is 5.0 MB. Choose a smaller one.')).toBeVisible()
  expect(screen.getByText('Allowed are PDF.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/^brief\.pdf: This file is/)
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})
