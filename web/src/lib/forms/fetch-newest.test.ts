import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../query-client'
import { fetchNewest } from './fetch-newest'

afterEach(() => onlineManager.setOnline(true))

it('without a network, a save that reads first fails at once instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const client = createQueryClient({ retry: false })
  await expect(fetchNewest(client, { queryKey: ['bio'], queryFn })).rejects.toThrow('Failed to fetch')
  expect(queryFn).toHaveBeenCalledOnce()
})

it('asks again for what a page has read a moment ago', async () => {
  const client = createQueryClient()
  client.setQueryData(['bio'], 'old')
  expect(await fetchNewest(client, { queryKey: ['bio'], queryFn: () => Promise.resolve('new') })).toBe('new')
  expect(client.getQueryData(['bio'])).toBe('new')
})
