import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { RequestError } from './request-error'
import { useSchemaForm } from './schema-form'

const loadSchema = async () => object({ name: string().required() })

function NameForm({ send }: { send(values: { name: string }): Promise<unknown> }) {
  const form = useSchemaForm<{ name: string }>(loadSchema, { name: 'Ines' })
  return (
    <form aria-label="Name" onSubmit={form.handleSubmit(send)}>
      <input aria-label="First name" {...form.register('name')} />
      {form.formState.isSubmitting ? 'Sending' : 'Ready'}
    </form>
  )
}

const loadSignUp = async () => object({ name: string().required(), password: string().required() })

/** As `SignUpForm`: what registers first, the password, stands last. */
function SignUp() {
  const form = useSchemaForm<{ name: string; password: string }>(loadSignUp, { name: '', password: '' })
  const { errors } = form.formState
  const password = form.register('password')
  return (
    <form aria-label="Sign up" onSubmit={form.handleSubmit(async () => undefined)}>
      <input aria-label="First name" aria-invalid={Boolean(errors.name)} {...form.register('name')} />
      <input aria-label="Password" aria-invalid={Boolean(errors.password)} {...password} />
    </form>
  )
}

describe('a form', () => {
  it('has the focus at the first field that was refused, in the order of the page', async () => {
    render(<SignUp />)
    fireEvent.submit(screen.getByRole('form', { name: 'Sign up' }))
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  })

  it('is sent once, however often it is submitted before the answer, and again afterwards', async () => {
    const answers: ((value: unknown) => void)[] = []
    const send = vi.fn(() => new Promise((resolve) => answers.push(resolve)))
    render(<NameForm send={send} />)
    const form = screen.getByRole('form', { name: 'Name' })
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ines' }))
    expect(await screen.findByText('Sending')).toBeVisible()
    fireEvent.submit(form)
    for (const answer of answers) answer(null)
    expect(await screen.findByText('Ready')).toBeVisible()
    expect(send).toHaveBeenCalledTimes(1)
    fireEvent.submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('can be sent again after a refusal, and after what was typed didn’t fit', async () => {
    const send = vi.fn(() => Promise.reject(new RequestError({ code: 'ALREADY_DONE', message: 'Done.', status: 409 })))
    render(<NameForm send={send} />)
    const form = screen.getByRole('form', { name: 'Name' })
    fireEvent.submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('Ready')).toBeVisible()
    const field = screen.getByLabelText('First name')
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.submit(form)
    expect(await screen.findByText('Ready')).toBeVisible()
    fireEvent.change(field, { target: { value: 'Jon' } })
    await waitFor(() => {
      fireEvent.submit(form)
      expect(send).toHaveBeenCalledTimes(2)
    })
  })
})
