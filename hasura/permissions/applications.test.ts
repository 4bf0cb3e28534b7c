import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, postId, VICTOR } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const count = async (caller: CallerName, query: string) => (await as(caller).rows(query)).length
const counts = async (query: string) => ({
  poster: await count('nora', query),
  applicant: await count('elena', query),
  otherExpert: await count('kenji', query),
  client: await count('tom', query),
  staff: await count('staff', query),
})
const FOR_BOTH_SIDES = { poster: 1, applicant: 1, otherExpert: 0, client: 0, staff: 1 }

describe('applications', () => {
  it('[GO-43, X-70] a counter offer is visible to the poster, that expert and staff', async () => {
    expect(await counts('counter_offers { counter_amount_cents counter_amount_unit feedback status }')).toEqual(
      FOR_BOTH_SIDES,
    )
  })

  it('[GO-04, GO-56, X-70] a hire is visible to the poster and the person hired', async () => {
    expect(await counts('hires { agreed_value_cents agreed_value_unit is_hired }')).toEqual(FOR_BOTH_SIDES)
  })

  it('[GO-37] proposals and NDAs are visible to their owner and the poster', async () => {
    expect(await counts('application_documents { asset_name user_id }')).toEqual(FOR_BOTH_SIDES)
  })

  it('the timeline is visible to the poster, and to an expert where it concerns them', async () => {
    expect(await counts('opportunity_history { event words amount_cents amount_unit }')).toEqual({
      ...FOR_BOTH_SIDES,
      poster: 2,
      staff: 2,
    })
  })

  it('[GO-98] people only see their own marks of seen tabs', async () => {
    expect([await count('nora', 'tab_views { tab }'), await count('elena', 'tab_views { tab }')]).toEqual([1, 0])
  })

  it('[GO-04, GO-28] the poster reads what those asked by name answered, each expert only their own', async () => {
    await database.query(
      `begin; set local sagework.seeding = on;
       insert into opportunity_package_experts (opportunity_id, user_id)
         values ('${postId('fractional')}', '${ELENA}'), ('${postId('fractional')}', '${KENJI}'), ('${postId('fractional')}', '${VICTOR}');
       insert into opportunity_trackings (opportunity_id, user_id, status, opt_out_reason) values
         ('${postId('fractional')}', '${KENJI}', 'opted out', 'No time'), ('${postId('fractional')}', '${VICTOR}', 'viewed', null)
         on conflict (opportunity_id, user_id) do update set status = excluded.status, interest_shown_at = null;
       commit`,
    )
    const answersFor = async (caller: CallerName) => {
      const [post] = (await as(caller).rows(
        `opportunities(where: { id: { _eq: "${postId('fractional')}" } }) {
          package_experts { user_id application { status } } }`,
      )) as { package_experts: { user_id: string; application: { status: string } | null }[] }[]
      return Object.fromEntries(
        (post?.package_experts ?? []).map(({ user_id, application }) => [user_id, application?.status ?? null]),
      )
    }
    // nor that somebody only looked
    const toPoster = { [ELENA]: 'interested', [KENJI]: 'opted out', [VICTOR]: null }
    expect(await answersFor('nora')).toEqual(toPoster)
    expect(await answersFor('elena')).toEqual({ ...toPoster, [KENJI]: null })
    expect(await answersFor('tom')).toEqual({ [ELENA]: null, [KENJI]: null, [VICTOR]: null })
  })

  it('[GO-04] an applicant’s address and calendar are visible to the poster only', async () => {
    const contactOf = async (caller: CallerName) =>
      (await as(
        caller,
      ).rows(`opportunity_trackings(where: { user_id: { _eq: "${ELENA}" }, status: { _eq: "interested" } }) {
        contact { email } }`)) as { contact: { email: string } | null }[]
    expect((await contactOf('nora'))[0]?.contact?.email).toBe('elena@sagework.example')
    expect((await contactOf('elena'))[0]?.contact).toBeNull()
  })

  it.each(['opportunity_trackings', 'counter_offers', 'hires', 'opportunity_history', 'tab_views'])(
    '[GO-02] no role writes %s',
    async (table) => {
      for (const caller of ['nora', 'elena', 'staff'] as const) {
        const fields = Object.keys((await as(caller).schema()).getMutationType()?.getFields() ?? {})
        expect(fields.filter((field) => field.includes(`_${table}`))).toEqual([])
      }
    },
  )

  it('staff read the transitions that the triggers allow', async () => {
    expect(await count('staff', 'tracking_transitions { from_status to_status actor action }')).toBeGreaterThan(10)
    expect(await count('staff', 'counter_offer_transitions { from_status to_status }')).toBe(3)
  })
})
