import { describe, expect, it } from 'vitest'
import { type Actor, openPosting, post } from '../opportunities.testkit.js'

const { actions, database, payload, nora, elena, tom, ada } = await openPosting()

describe('GET /api/opportunities/{id}/companySetup', () => {
  const setup = (by: Actor, of: string) =>
    actions.get<{ errorCode?: string; message?: string; companyUrl?: string }>(
      `/api/opportunities/${of}/companySetup`,
      {
        token: by.token,
      },
    )

  it('[OBASE-08, GO-92, OERR-18] is the poster’s own; without a company there is none', async () => {
    const draft = await post(actions, nora, payload)
    expect((await setup(nora, draft)).body).toMatchObject({
      company: { companyName: 'Brightwater', companySetup: true },
      companyUrl: 'https://brightwater.example',
    })
    expect((await setup(elena, draft)).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    await database.query(`update opportunities set status = 'published' where id = $1`, [draft])
    for (const other of [elena, tom, ada]) expect((await setup(other, draft)).status).toBe(403)
    const alone = await post(actions, tom, payload)
    expect((await setup(tom, 'not-an-id')).status).toBe(400)
    // "None" has a code of its own: a client must not take somebody else's post for one without a company.
    expect(await setup(tom, alone)).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', message: 'There is no company setup.' },
    })
  })
})
