import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { QuestionForm, type QuestionFormProps } from './question-form'

const show = (part: Partial<QuestionFormProps>) => {
  const onSend = vi.fn()
  const props = { text: 'And in Norway?', onText: vi.fn(), isSending: false, label: 'Question', placeholder: 'Ask' }
  render(<QuestionForm {...props} onSend={onSend} {...part} />)
  return { user: userEvent.setup(), onSend }
}

describe('the field for questions', () => {
  it('has the focus once a question was sent by the button’s key, which leaves no button to hold it', async () => {
    const { user, onSend } = show({})
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus()
  })

  it('is neither stopped nor sent by the second click of a double click on what stood there before', () => {
    const onStop = vi.fn()
    show({ onStop })
    const stop = screen.getByRole('button', { name: 'Stop the answer' })
    fireEvent.click(stop, { detail: 2 })
    expect(onStop).not.toHaveBeenCalled()
    fireEvent.click(stop, { detail: 1 })
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('sends nothing by the second click of a double click on Stop', () => {
    const { onSend } = show({})
    const send = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(send, { detail: 2 })
    expect(onSend).not.toHaveBeenCalled()
    fireEvent.click(send, { detail: 1 })
    expect(onSend).toHaveBeenCalledOnce()
  })
})
