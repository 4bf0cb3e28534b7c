import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { editPost } from '../../opportunities/opportunities.testkit.js'
import { type CallName, openApplications, type Situation } from '../applications.testkit.js'

const { actions, arrange, call, database, publishedPost, toldTo, upload, who } = await openApplications()

const PROPOSED = { standing: 'interested', hasProposal: true } as const
const take = (id: string, name: CallName, by: 'nora' | 'elena') => call(name, who[by], { id, expert: who.elena })
const edit = async (id: string, changes: Record<string, unknown>) => {
  const { status, body } = await editPost({ actions, database }, id, changes, who.nora)
  expect([status, body.errorCode]).toEqual([200, undefined])
}
const sign = (id: string, seenVersion?: string | null) =>
  upload(id, { uploadType: 'nda_apply', name: 'signed.pdf', ...(seenVersion === undefined ? {} : { seenVersion }) })
const versionOf = async (id: string) => {
  const [row] = await database.query<{ no: number }>('select version_no as no from opportunities where id = $1', [id])
  return row?.no ?? 0
}

async function ndaToSign(name = 'nda.pdf'): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into opportunity_documents (uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
     values ($1, 'nda_create', $2, $3, 'application/pdf', 9) returning id`,
    [who.nora.id, name, randomUUID()],
  )
  return row?.id ?? ''
}

/** A live post whose NDA Elena has signed, with Elena in the given situation. */
async function signed(situation: Situation = PROPOSED) {
  const id = await publishedPost()
  const nda = await ndaToSign()
  await edit(id, { companyAskedToSignNDA: true, ndaIds: [nda] })
  await arrange(id, who.elena, PROPOSED)
  expect((await sign(id)).status).toBe(201)
  if (situation.standing === 'pending') expect((await take(id, 'hireExpert', 'nora')).status).toBe(200)
  return { id, nda }
}

describe('an NDA that replaces another', () => {
  it('[X-72] has to be signed before the hire: the copy of the earlier one doesn’t count, but is kept', async () => {
    const { id } = await signed()
    await edit(id, { companyAskedToSignNDA: false, ndaIds: [] })
    await edit(id, { companyAskedToSignNDA: true, ndaIds: [await ndaToSign('new.pdf')] })
    expect((await take(id, 'hireExpert', 'nora')).body.errorCode).toBe('SIGNED_NDA_MISSING')
    expect((await take(id, 'submitProposal', 'elena')).body.errorCode).toBe('NDA_REQUIRED')
    const own = await actions.engine.graphql<{
      opportunities_by_pk: { application_documents: { id: string; is_superseded: boolean }[] }
    }>({
      query: `query Signed($id: uuid!) { opportunities_by_pk(id: $id) {
        application_documents(where: { upload_type: { _eq: "nda_apply" } }) { id is_superseded } } }`,
      variables: { id },
      token: who.elena.token,
    })
    const [earlier] = own.body.data?.opportunities_by_pk.application_documents ?? []
    expect(earlier?.is_superseded).toBe(true)
    const remove = `delete from opportunity_documents where id = $1`
    await expect(database.query(remove, [earlier?.id])).rejects.toThrow('the signed NDA of an application')

    expect((await sign(id)).status).toBe(201)
    expect((await take(id, 'hireExpert', 'nora')).status).toBe(200)
  })

  it('[X-72] has to be signed before the acceptance if it comes after the hire offer', async () => {
    const { id, nda } = await signed({ standing: 'pending' })
    await edit(id, { ndaIds: [nda, await ndaToSign('second.pdf')] })
    expect((await take(id, 'acceptHire', 'elena')).body.errorCode).toBe('NDA_REQUIRED')
    expect((await sign(id)).status).toBe(201)
    expect((await sign(id)).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
    expect((await take(id, 'acceptHire', 'elena')).status).toBe(200)
  })

  it('[X-71, X-72] is announced to everyone who has to sign it, with a link to where they can', async () => {
    const { id } = await signed()
    await edit(id, { ndaIds: [await ndaToSign('new.pdf')] })
    await vi.waitFor(
      async () => {
        const [told] = await toldTo(id, who.elena)
        expect(told).toMatchObject({ title: 'A role you applied for has changed', mailed: true })
        expect(told?.body).toContain('The company asks for a signed copy of the NDA as it stands now')
        expect(told?.link).toContain('tab=proposal')
      },
      { timeout: 15_000, interval: 100 },
    )
  })

  it('[GO-39] allows five copies of its own', async () => {
    const { id } = await signed()
    for (let copy = 1; copy < 5; copy++) expect((await sign(id)).status).toBe(201)
    expect((await sign(id)).body.errorCode).toBe('DOCUMENT_LIMIT')
    await edit(id, { ndaIds: [await ndaToSign('new.pdf')] })
    expect((await sign(id)).status).toBe(201)
  })
})

describe('an edit that doesn’t change the NDA', () => {
  it.each([
    ['another budget', () => ({ minBudgetAmount: 6000 })],
    ['the same NDA named again', (nda: string) => ({ companyAskedToSignNDA: true, ndaIds: [nda], duration: 7 })],
  ])('[X-72] leaves the signed copy valid: %s', async (_what, changes) => {
    const { id, nda } = await signed()
    await edit(id, changes(nda))
    expect((await take(id, 'hireExpert', 'nora')).status).toBe(200)
  })

  it('[X-72] requires no new signature when one of two NDAs is removed', async () => {
    const { id, nda } = await signed()
    await edit(id, { ndaIds: [nda, await ndaToSign('second.pdf')] })
    await sign(id)
    await edit(id, { ndaIds: [nda] })
    expect((await take(id, 'hireExpert', 'nora')).status).toBe(200)
  })
})

describe('a copy that arrives just after the NDA was replaced', () => {
  it('[X-71, X-72] doesn’t count for the new one, and its signer learns what changed', async () => {
    const { id } = await signed()
    const seen = await versionOf(id)
    await edit(id, { ndaIds: [await ndaToSign('new.pdf')] })
    const late = await sign(id, `${seen}`)
    expect([late.status, late.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(late.body.terms?.version).toBe(seen + 1)
    expect(late.body.terms?.changes.map(({ name }) => name)).toEqual(expect.arrayContaining(['NDA']))
    expect((await take(id, 'hireExpert', 'nora')).body.errorCode).toBe('SIGNED_NDA_MISSING')
    expect((await sign(id, `${seen + 1}`)).status).toBe(201)
    expect((await take(id, 'hireExpert', 'nora')).status).toBe(200)
  })

  it('[X-72] counts if the edit didn’t touch the NDA', async () => {
    const { id } = await signed()
    const seen = await versionOf(id)
    await edit(id, { minBudgetAmount: 6000 })
    expect((await sign(id, `${seen}`)).status).toBe(201)
  })

  it.each([null, '', '0', '1.5', 'one', '99999999999'])(
    '[X-71] is rejected without the version that was seen: %j',
    async (seen) => {
      const { id } = await signed()
      const answer = await sign(id, seen)
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'seenVersion'])
    },
  )

  it('[X-71] can’t name a version that doesn’t exist yet', async () => {
    const { id } = await signed()
    expect((await sign(id, `${(await versionOf(id)) + 1}`)).body.errorCode).toBe('TERMS_CHANGED')
  })

  it('a retry after a lost response gets the same response', async () => {
    const { id } = await signed()
    const attempt = { uploadType: 'nda_apply', uploadId: randomUUID(), seenVersion: `${await versionOf(id)}` }
    const first = await upload(id, attempt)
    await edit(id, { ndaIds: [await ndaToSign('new.pdf')] })
    const again = await upload(id, attempt)
    expect([again.status, again.body.asset_id]).toEqual([201, first.body.asset_id])
  })
})
