import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../opportunities/opportunities.testkit.js'
import { FEE, openHirePayments } from './hire-payment.testkit.js'

const { begin, begun, booksSince, call, database, hires, ...also } = await openHirePayments()
const { newest, paid, purchase, refunded, shop, standing, toldTo, who } = also

let id: string
beforeEach(async () => {
  id = await begun()
})

describe('a payment that missed its hire', () => {
  const toldSince = async (person: Actor) => (await toldTo(id, person)).map(({ title }) => title)

  it('[GO-50] says nothing more to an expert whom the poster has rejected, and names the reason to the poster', async () => {
    const { sessionId } = await paid()
    await call('rejectApplicant', who.nora, { id, expert: who.elena })
    await shop.deliverAll(sessionId)
    expect([await standing(), await hires(), await refunded(sessionId)]).toEqual(['rejected', [], 'refunded'])
    expect(await toldSince(who.elena)).toEqual(['Your application was not chosen'])
    expect((await toldTo(id, who.nora)).map(({ body }) => body).join()).toContain('you had rejected the application')
  })

  it('[GO-50] because the expert is hired already is refunded as a second one, and the hire stands', async () => {
    const before = await newest()
    const { sessionId: first } = await paid()
    await database.query(`update purchases set status = 'expired' where session_id = $1`, [first])
    const { sessionId: second } = await paid()
    for (const sessionId of [first, second]) await shop.deliverAll(sessionId)
    expect([await standing(), (await hires()).length, await purchase(first)]).toEqual(['pending', 1, 'fulfilled'])
    expect(await refunded(second)).toBe('refunded')
    expect(await booksSince(before)).toEqual({ payments: -FEE, fees: FEE })
    expect(await toldSince(who.nora)).toContain('Your second payment is refunded')
    expect(await toldSince(who.elena)).toEqual(['You have been selected'])
  })

  it('[GO-50] because the post ended tells the expert once: that it ended', async () => {
    const { sessionId } = await paid()
    const closed = await shop.actions.post(`/api/opportunities/${id}/close`, {}, { token: who.nora.token })
    expect(closed.status).toBe(200)
    await shop.deliverAll(sessionId)
    expect(await refunded(sessionId)).toBe('refunded')
    expect(await toldSince(who.nora)).toContain('The hire wasn’t made, and your payment is refunded')
    expect(await toldSince(who.elena)).not.toContain('The company tried to hire you')
  })

  it('[GO-50] is announced once, and once more when the money is back', async () => {
    const { sessionId } = await paid()
    await call('optOut', who.elena, { id, expert: who.elena })
    await shop.deliverAll(sessionId)
    await refunded(sessionId)
    const { id: purchaseId } = await shop.purchase(sessionId)
    const told = await database.query<{ title: string; body: string }>(
      'select title, body from notifications where user_id = $1 and effect_key like $2 order by created_at, id',
      [who.nora.id, `%${purchaseId}%`],
    )
    expect(told.map(({ title }) => title).sort()).toEqual([
      'The hire wasn’t made, and your payment is refunded',
      'Your payment was refunded',
    ])
    expect(told.map(({ body }) => body).join()).toMatch(
      /\$520 went back to you: Fee for hiring Elena Marchetti, receipt \d+\./,
    )
  })

  it('keeps its terms, with their unit, whoever writes', async () => {
    const sessionId = await begin()
    for (const change of [`agreed_value_unit = 'day'`, 'agreed_value_cents = 1', 'amount_cents = 100'])
      await expect(
        database.query(`update purchases set ${change} where session_id = $1`, [sessionId]),
      ).rejects.toMatchObject({ constraint: 'purchases_terms_fixed' })
  })
})

// last, because a suspension ends their session
describe('a suspended poster', () => {
  it('[GO-50, X-16] a payment of a poster who has been suspended meanwhile hires nobody and reaches no expert', async () => {
    const sessionId = await begin()
    await shop.pay(sessionId)
    await database.query('update users set is_suspended = true where id = $1', [who.nora.id])
    await shop.deliverAll(sessionId)
    await database.query('update users set is_suspended = false where id = $1', [who.nora.id])
    expect([await standing(), await hires(), await refunded(sessionId)]).toEqual(['interested', [], 'refunded'])
    expect(await toldTo(id, who.elena)).toEqual([])
  })
})
