import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { callAction } from '#domain/recordings/take.testkit.js'
import { type Answer, BETTER, LINES, openTranscripts, SAID } from './own-transcript.testkit.js'

const { database, actions, ada, elena, marcus, tom, ...kit } = await openTranscripts()
const { recording, insight, answer, correct, read, stored, versions } = kit

describe('an author', () => {
  it('[GI-94, GI-30] puts right what was heard, with its times, and the text and the summary follow', async () => {
    const id = await recording(SAID)
    const response = await answer(id, LINES.join(' '))
    await database.query(`update insights_responses set ai_generated_summary = 'Our prizes.' where id = $1`, [response])
    expect((await read(id)).body).toMatchObject({ lines: LINES, starts: [0, 8], isTranscribing: false })
    expect((await correct(id, BETTER)).body).toEqual({ recordingId: id })
    expect(await stored(id)).toEqual({
      transcript: SAID.map((segment, at) => ({ ...segment, text: BETTER[at] })),
      text: BETTER.join(' '),
    })
    const [row] = await database.query('select ai_generated_summary from insights_responses where id = $1', [response])
    expect(row).toEqual({ ai_generated_summary: null })
    expect(await versions(id)).toEqual([{ lines: SAID, changes: `“${LINES[0]}” → “${BETTER[0]}”` }])
    // nothing was changed, so nothing is kept
    expect((await correct(id, BETTER, BETTER)).status).toBe(200)
    expect(await versions(id)).toHaveLength(1)
  })

  it('[X-31] what a transcript said before stays as it was, and is in the audit of its author', async () => {
    const id = await recording(SAID)
    await insight(id)
    await correct(id, BETTER)
    const change = `update private.transcript_versions set changes = 'Nothing.' where recording_id = '${id}'`
    await expect(database.query(change)).rejects.toThrow('append-only')
    const [entry] = await database.query(
      `select act, reason from find_audit_entries(jsonb_build_object('person', $1::text), 'infinity', '~', 1)`,
      [elena.id],
    )
    expect(entry).toEqual({ act: 'correct_transcript', reason: `“${LINES[0]}” → “${BETTER[0]}”` })
  })

  it('[X-71] of words that changed meanwhile puts nothing right, and staff who read the old ones decide nothing', async () => {
    const id = await recording(SAID)
    const response = await answer(id, LINES.join(' '))
    const [words] = await database.query<{ at: string }>(
      `select to_json(updated_at) #>> '{}' as at from insights_responses where id = $1`,
      [response],
    )
    const both = await Promise.all([correct(id, BETTER), correct(id, ['Other.', 'Words.'])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await correct(id, BETTER)
    expect(late).toMatchObject({ status: 409, body: { extensions: { code: 'TERMS_CHANGED' } } })
    const decision = { id: response, isApproved: true, updatedAt: words?.at }
    const decided = await callAction<Answer>(actions, 'decideResponse', decision, ada, { role: 'staff' })
    expect(decided.body.extensions.code).toBe('TERMS_CHANGED')
  })

  it('[X-71] changes an insight of recordings for whoever decides about it, too', async () => {
    const id = await recording(SAID)
    const item = await insight(id)
    const [words] = await database.query<{ at: string }>(
      `select to_json(updated_at) #>> '{}' as at from insights where id = $1`,
      [item],
    )
    expect((await correct(id, BETTER)).status).toBe(200)
    const decision = { id: item, isApproved: true, updatedAt: words?.at }
    const decided = await callAction<Answer>(actions, 'decideInsight', decision, ada, { role: 'staff' })
    expect(decided.body.extensions.code).toBe('TERMS_CHANGED')
  })

  it('[X-53, GI-94] writes a transcript where nobody else does', async () => {
    const [spoken, old] = [await recording(null), await recording(null)]
    await answer(spoken, null)
    await insight(old)
    for (const id of [spoken, old]) {
      expect((await read(id)).body).toMatchObject({ lines: [''], starts: [] })
      expect((await correct(id, ['What I say.'], [''])).status).toBe(200)
      expect((await read(id)).body).toMatchObject({ lines: ['What I say.'], starts: [] })
      expect((await correct(id, ['What I said.'], ['What I say.'])).status).toBe(200)
    }
    expect(await stored(spoken)).toEqual({ transcript: null, text: 'What I said.' })
    expect(await stored(old)).toMatchObject({ transcript: [{ start: 0, end: 0, text: 'What I said.' }] })
  })

  it('[X-31] changes what is public at once, which staff are told once a day', async () => {
    const id = await recording(SAID)
    const item = await insight(id)
    await database.query(`update insights set status = 'APPROVED' where id = $1`, [item])
    await correct(id, ['We raised our zeppelins.', ''])
    await correct(id, ['We raised our airships.'], ['We raised our zeppelins.'])
    const words = await database.query<{ words: string }>(
      `select words::text from private.search_items where kind = 'insight' and item_id = $1`,
      [item],
    )
    expect(words[0]?.words).toContain('airship')
    expect(words[0]?.words).not.toContain('zeppelin')
    const told = await database.query(
      `select link from notifications where user_id = $1 and title = 'A published transcript was corrected'`,
      [ada.id],
    )
    expect(told).toEqual([{ link: `/dashboard/insight_detail/${item}` }])
  })

  it('[GI-34] reads what is wrong with it, and nothing is stored', async () => {
    const id = await recording(SAID)
    await answer(id, LINES.join(' '))
    for (const lines of [['a'], ['', '  '], ['a'.repeat(5001), 'b']]) {
      const { status, body } = await correct(id, lines)
      expect(status).toBe(400)
      expect(body.extensions.errors?.[0]?.field).toBe('lines')
    }
    for (const lines of ['text', [{}, {}], null, Array.from({ length: 4001 }, () => 'x')])
      expect((await correct(id, lines)).status).toBe(400)
    expect(await stored(id)).toMatchObject({ transcript: SAID })
    const hostile = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>']
    await correct(id, hostile)
    expect((await stored(id))?.transcript?.map(({ text }) => text)).toEqual(hostile)
  })
})

describe('nobody', () => {
  it('[GI-01] reads or changes somebody else’s, what isn’t sent, or what doesn’t exist', async () => {
    const [id, unused] = [await recording(SAID), await recording(SAID)]
    const response = await answer(id, LINES.join(' '))
    for (const person of [marcus, tom, ada]) {
      expect(await read(id, person)).toMatchObject({ status: 404, body: { errorCode: 'RECORDING_NOT_FOUND' } })
      expect((await correct(id, BETTER, LINES, person)).body.extensions.code).toBe('RECORDING_NOT_FOUND')
    }
    for (const other of [unused, randomUUID(), 'x']) expect((await correct(other, BETTER)).status).toBe(404)
    expect((await actions.get(`/api/recordings/${id}/transcript`)).status).toBe(401)
    await database.query('update insights_responses set is_approved = false where id = $1', [response])
    expect((await correct(id, BETTER)).status).toBe(200)
  })

  it('[GI-94] is asked to listen again to what its author typed', async () => {
    const id = await recording(null)
    await answer(id, null)
    await correct(id, ['Typed.'], [''])
    await vi.waitFor(async () =>
      expect(await database.query('select 1 from graphile_worker._private_jobs where attempts < max_attempts')).toEqual(
        [],
      ),
    )
    expect(await stored(id)).toEqual({ transcript: null, text: 'Typed.' })
  })
})
