import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { blankPostForm, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { Payments } from './payments-part'

function Form() {
  const part = { details: 'Part', percentage: 33.3 }
  const form = useForm<PostForm>({ defaultValues: { ...blankPostForm(), paymentSchedules: [part, part, part] } })
  return (
    <FormProvider {...form}>
      <Payments />
    </FormProvider>
  )
}

it('[OPP-28] the parts of a payment schedule are added up as one would on paper', async () => {
  render(<Form />)
  expect(screen.getByRole('status')).toHaveTextContent('99.9% of 100%')
  const last = screen.getByRole('textbox', { name: 'Amount of payment 3' })
  await userEvent.clear(last)
  await userEvent.type(last, '33.4')
  expect(screen.getByRole('status')).toHaveTextContent('Adds up to 100%')
})
