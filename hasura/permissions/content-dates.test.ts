import { describe, expect, it } from 'vitest'
import { arrangeContent, contentId } from './content.testkit.js'
import { createMarket } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await arrangeContent(database)
const as = await openPermissions(database)

describe('how old something public is', () => {
  it('[GI-01, INS-12] anybody reads it with the card, and nobody of what isn’t public', async () => {
    await database.query(`update content_items set confirmed_at = '2024-03-05T12:00:00Z' where id = $1`, [
      contentId('approved'),
    ])
    const card = `content_cards(where: { id: { _eq: "${contentId('approved')}" } }) { dates { confirmed_at } }`
    for (const caller of ['visitor', 'tom', 'elena'] as const) {
      expect(await as(caller).rows(card)).toEqual([{ dates: { confirmed_at: '2024-03-05T12:00:00+00:00' } }])
      expect(
        await as(caller).rows(`content_dates(where: { item_id: { _eq: "${contentId('pending')}" } }) { item_id }`),
      ).toEqual([])
    }
  })
})
