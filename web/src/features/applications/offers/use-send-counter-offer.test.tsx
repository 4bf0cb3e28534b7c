import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { createQueryClient } from '#lib/query-client.js'
import { refreshToken } from '#lib/request/access-token.js'
import { counterOffer, proposed } from '#testing/application-fixtures.js'
import { type Network, openNetwork, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import { Providers } from '#web/app/providers.js'
import { useSendCounterOffer } from './use-send-counter-offer'

const FAILED = 'Error while submitting the fractional requirements'
const THANKS = 'Thank you, we have sent your counter offer to Elena Marchetti.'
const offer = counterOffer()
const terms = { cents: offer.counter_amount_cents, words: plainToRichText(offer.feedback) }

async function send(CreateCounterOffer: NonNullable<Network['graphql']>['CreateCounterOffer']) {
  openNetwork({
    graphql: { CreateCounterOffer },
    rest: { 'POST /api/session/token': () => tokenFor(clientUser) },
  })
  await refreshToken()
  const onSent = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers store={createStore()} queryClient={createQueryClient({ retry: false })}>
      {children}
    </Providers>
  )
  const hook = renderHook(({ application }) => useSendCounterOffer(application, onSent), {
    wrapper,
    initialProps: { application: proposed() },
  })
  return { onSent, ...hook }
}

it('[OPP-85, OERR-22] a counter offer that was taken is thanked for by name', async () => {
  const { result, onSent } = await send(() => ({ createCounterOffer: { id: offer.id, status: 'pending' } }))
  await act(() => result.current.send(terms))
  await waitFor(() => expect(result.current.thanks).toBe(THANKS))
  expect(onSent).toHaveBeenCalledTimes(1)
})

describe('a counter offer whose response was lost', () => {
  it('[OERR-06, OERR-22] is an error until it shows on the page, then a success', async () => {
    const { result, rerender, onSent } = await send(() => {
      throw new TypeError('Failed to fetch')
    })
    await act(() => result.current.send(terms))
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(result.current.thanks).toBeNull()
    expect(onSent).not.toHaveBeenCalled()

    rerender({ application: proposed({ counter_offer: { ...offer, counter_amount_cents: 1 } }) })
    expect(result.current.thanks).toBeNull()
    rerender({ application: proposed({ counter_offer: offer }) })
    await waitFor(() => expect(result.current.thanks).toBe(THANKS))
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })

  it('an ended session is left for the login page to explain', async () => {
    const { result } = await send(() => {
      throw refusal(401, 'NO_SESSION', 'Log in to continue.')
    })
    await act(() => result.current.send(terms))
    expect(result.current.thanks).toBeNull()
    expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement()
  })

  it('a refused one stays an error', async () => {
    const { result, rerender } = await send(() => {
      throw refusal(409, 'INVALID_STATUS_TRANSITION', 'This action is no longer available. Please refresh the page.')
    })
    await act(() => result.current.send(terms))
    rerender({ application: proposed({ counter_offer: offer }) })
    expect(result.current.thanks).toBeNull()
  })
})
