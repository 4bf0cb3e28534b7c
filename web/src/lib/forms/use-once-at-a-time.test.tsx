import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '../query-client'
import { useOnceAtATime } from '../use-once-at-a-time'

function open() {
  const answers: (() => void)[] = []
  const sent: string[] = []
  const client = createQueryClient({ retry: false })
  const { result } = renderHook(
    () => {
      const mutation = useMutation({
        mutationFn: (words: string) => {
          sent.push(words)
          return new Promise<void>((resolve) => answers.push(resolve))
        },
      })
      return { mutation, send: useOnceAtATime(mutation) }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return { answers, sent, result }
}

it('sends once until it is answered, and again afterwards, also when the mutation was reset meanwhile', async () => {
  const { answers, sent, result } = open()
  act(() => {
    result.current.send('first')
    result.current.send('its double click')
  })
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => result.current.mutation.reset())
  await act(async () => answers[0]?.())
  act(() => result.current.send('second'))
  await waitFor(() => expect(sent).toEqual(['first', 'second']))
})
