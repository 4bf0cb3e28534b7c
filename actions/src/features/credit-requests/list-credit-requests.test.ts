import { expect, it } from 'vitest'
import { tokenFor } from '#tests/tokens.js'
import { openStaffMoney, REASON } from './credit-requests.testkit.js'

const { actions, tom, elena, ada, requestOf } = await openStaffMoney({})

interface Page {
  items: { id: string; name: string }[]
  nextCursor: string | null
}

it('[GK-155, CRED-20] lists what waits, the oldest first, in pages', async () => {
  const ids = [await requestOf(tom, 100), await requestOf(elena, 200)]
  const list = (query = '') => actions.get<Page>(`/api/admin/wizlings/requests${query}`, { token: tokenFor(ada) })
  const { body } = await list()
  expect(body).toEqual({
    items: [
      {
        id: ids[0],
        userId: tom.id,
        name: 'Tom Ashworth',
        wizlings: 100,
        reason: REASON,
        status: 'PENDING',
        createdAt: expect.any(String),
      },
      expect.objectContaining({ id: ids[1], wizlings: 200 }),
    ],
    nextCursor: null,
  })
  const first = await list('?limit=1')
  const second = await list(`?limit=1&cursor=${encodeURIComponent(first.body.nextCursor ?? '')}`)
  expect([first, second].map((page) => page.body.items.map(({ id }) => id))).toEqual([[ids[0]], [ids[1]]])
  expect((await list('?cursor=x')).status).toBe(400)
})
