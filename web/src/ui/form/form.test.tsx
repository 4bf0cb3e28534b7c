import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { NewPasswordField } from './new-password-field'
import { NumberInput } from './number-input'
import { PasswordInput } from './password-input'
import { RadioGroup } from './radio-group'
import { Select } from './select'
import { TextInput } from './text-input'
import { Textarea } from './textarea'

const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear', hint: 'Ripe in autumn' },
] as const

function FruitSelect() {
  const [value, setValue] = useState<'apple' | 'pear' | null>(null)
  return (
    <Field label="Fruit">
      {(control) => <Select {...control} value={value} options={FRUIT} onChange={setValue} />}
    </Field>
  )
}

describe('a field', () => {
  it('with several lines shows them while it is empty', () => {
    render(<Field label="Reason">{(control) => <Textarea {...control} rows={3} />}</Field>)
    expect(screen.getByLabelText('Reason').style.minHeight).toMatch(/^calc\(3lh/)
  })

  it('ties hint and error to its control', async () => {
    const { container } = render(
      <Field label="Name" hint="As on the door" error="Enter a name" isOptional>
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Name (optional)' })
    expect(input).toHaveAccessibleDescription('As on the door Enter a name')
    expect(input).toBeInvalid()
    await expectNoAxeViolations(container)
  })

  it('holds a message back during a press, so that nothing moves under the pointer', async () => {
    const field = (error?: string) => (
      <Field label="Name" error={error}>
        {(control) => <TextInput {...control} />}
      </Field>
    )
    const { rerender } = render(field())
    fireEvent.pointerDown(document.body)
    rerender(field('Enter a name'))
    expect(screen.queryByText('Enter a name')).toBeNull()
    fireEvent.pointerUp(document.body)
    expect(await screen.findByText('Enter a name')).toBeVisible()
  })

  it('accepts text, numbers with a unit, and checkmarks', async () => {
    const { container } = render(
      <>
        <Field label="Story">{(control) => <Textarea {...control} />}</Field>
        <Field label="Amount">{(control) => <NumberInput {...control} prefix="$" suffix="per month" />}</Field>
        <Checkbox label="I agree" hint="To the terms" error="Accept to go on" />
      </>,
    )
    await userEvent.type(screen.getByLabelText('Amount'), '1500')
    expect(screen.getByLabelText('Amount')).toHaveValue('1500')
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('To the terms Accept to go on')
    await expectNoAxeViolations(container)
  })
})

describe('a number with its unit', () => {
  it('has room for the number in a narrow field, where the unit is a sign', () => {
    render(<Field label="Share">{(control) => <NumberInput {...control} suffix="%" />}</Field>)
    expect(screen.getByLabelText('Share')).toHaveClass('pe-8')
  })
})

describe('a select', () => {
  it('opens with Enter, which doesn’t send the form around it', async () => {
    const sent = vi.fn()
    render(
      <form onSubmit={sent}>
        <FruitSelect />
        <button type="submit">Send</button>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: /Pear/ })
    await userEvent.keyboard('{End}{Enter}')
    expect(await screen.findByRole('button', { name: 'Fruit Pear' })).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  it('works by keyboard and announces the choice', async () => {
    const { container } = render(<FruitSelect />)
    const button = screen.getByRole('button', { name: 'Fruit Choose' })
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: /Pear/ })
    await userEvent.keyboard('{End}{Enter}')
    expect(await screen.findByRole('button', { name: 'Fruit Pear' })).toHaveFocus()
    await expectNoAxeViolations(container)
  })
})

describe('a password', () => {
  it('can be revealed', async () => {
    render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('a radio group', () => {
  it('has one name and one choice', async () => {
    const chosen: string[] = []
    const { container } = render(
      <RadioGroup legend="Fruit" options={FRUIT} value="apple" onChange={(value) => chosen.push(value)} />,
    )
    expect(screen.getByRole('group', { name: 'Fruit' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Pear/ }))
    expect(chosen).toEqual(['pear'])
    await expectNoAxeViolations(container)
  })
})

describe('a new password', () => {
  it('shows its strength while typing, and how to improve a weak one', async () => {
    const user = userEvent.setup()
    render(
      <main>
        <NewPasswordField label="Password" about={['Brightwater']} />
      </main>,
    )
    const field = screen.getByLabelText('Password')
    await user.type(field, 'aaaaaaaaa')
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    await user.type(field, 'a')
    expect(await screen.findByText(/it repeats itself. Try four or five unrelated words/)).toBeVisible()
    await expectNoAxeViolations()
    await user.clear(field)
    await user.type(field, 'brightwater9')
    expect(await screen.findByText(/based on your name, your email or your company/)).toBeVisible()
    await user.clear(field)
    await user.type(field, 'a quiet morning walk')
    expect(await screen.findByText('Very strong')).toBeVisible()
  })
})
