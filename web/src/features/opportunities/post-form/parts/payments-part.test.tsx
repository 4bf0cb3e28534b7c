import { yupResolver } from '@hookform/resolvers/yup'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { blankPostForm, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { postSchema } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { postForm } from '#contract/opportunities/types.js'
import { Payments } from './payments-part'

const AMPLIFY = postForm('amplify') as PostFormDescription
const part = { details: 'Part', percentage: 33.3 }

function Form({ parts = [part, part, part] }: { parts?: PostForm['paymentSchedules'] }) {
  const form = useForm<PostForm>({
    defaultValues: { ...blankPostForm(), paymentSchedules: parts },
    resolver: yupResolver(postSchema(AMPLIFY)) as unknown as Resolver<PostForm>,
    mode: 'onTouched',
  })
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

it('[OPP-28] a payment that is added has no faults until it is written in', async () => {
  render(<Form parts={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a payment' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a payment' }))
  expect(screen.getAllByRole('textbox', { name: /^Amount of payment/ })).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: 'Payment 2' })).toBeValid()
  expect(screen.getByRole('textbox', { name: 'Amount of payment 2' })).toBeValid()
  await userEvent.click(screen.getByRole('textbox', { name: 'Amount of payment 2' }))
  await userEvent.tab()
  expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount of payment 2' })).toBeInvalid()
})
