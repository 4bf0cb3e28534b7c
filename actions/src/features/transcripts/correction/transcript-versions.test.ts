import { describe, expect, it } from 'vitest'
import { callAction } from '#domain/recordings/take.testkit.js'
import { type Persona, tokenFor } from '#tests/tokens.js'
import { type Answer, BETTER, LINES, openTranscripts, SAID } from './own-transcript.testkit.js'

const { database, actions, elena, marcus, tom, ...kit } = await openTranscripts()
const { recording, insight, answer, correct, stored } = kit

interface Listed {
  versions: { id: string; replacedAt: string; changes: string }[]
}
const list = (id: string, person: Persona = elena) =>
  actions.get<Listed>(`/api/recordings/${id}/transcript/versions`, { token: tokenFor(person) })
const one = (id: string, versionId: string, person: Persona = elena) =>
  actions.get<{ lines: string[]; starts: number[] }>(`/api/recordings/${id}/transcript/versions/${versionId}`, {
    token: tokenFor(person),
  })
const restore = (recordingId: string, versionId: unknown, before: unknown, person: Persona = elena) =>
  callAction<Answer>(actions, 'restoreTranscript', { recordingId, versionId, before }, person)
const newest = async (id: string) => String((await list(id)).body.versions[0]?.id)

describe('what a transcript said before', () => {
  it('[GI-94, X-31] is listed for its author, read, and brought back with its times and emptied lines', async () => {
    const id = await recording(SAID)
    await answer(id, LINES.join(' '))
    await correct(id, [BETTER[0], ''])
    const { versions } = (await list(id)).body
    expect(versions).toMatchObject([{ changes: expect.stringContaining('→') }])
    const version = String(versions[0]?.id)
    expect((await one(id, version)).body).toMatchObject({ lines: LINES, starts: [0, 8] })
    expect((await restore(id, version, [BETTER[0]])).body).toEqual({ recordingId: id })
    expect(await stored(id)).toEqual({ transcript: SAID, text: LINES.join(' ') })
    expect((await list(id)).body.versions).toHaveLength(2)
    expect((await list(id)).body.versions[0]?.changes).toMatch(/^An earlier version was brought back/)
    expect((await restore(id, version, LINES)).body.extensions.code).toBe('ALREADY_DONE')
  })

  it('[X-53, GI-94] comes back without times where it had none, whichever store it is of', async () => {
    const [spoken, old] = [await recording(null), await recording(null)]
    await answer(spoken, null)
    await insight(old)
    for (const id of [spoken, old]) {
      await correct(id, ['What I say.'], [''])
      // there was nothing to bring back
      expect((await list(id)).body.versions).toEqual([])
      await correct(id, ['What I said.'], ['What I say.'])
      const version = await newest(id)
      expect((await one(id, version)).body).toMatchObject({ lines: ['What I say.'], starts: [] })
      expect((await restore(id, version, ['What I said.'])).status).toBe(200)
    }
    expect(await stored(spoken)).toEqual({ transcript: null, text: 'What I say.' })
    expect(await stored(old)).toMatchObject({ transcript: [{ start: 0, end: 0, text: 'What I say.' }] })
  })

  it('[X-71] doesn’t replace lines that its author hasn’t read', async () => {
    const id = await recording(SAID)
    await insight(id)
    await correct(id, BETTER)
    const late = await restore(id, await newest(id), LINES)
    expect(late).toMatchObject({ status: 409, body: { extensions: { code: 'TERMS_CHANGED' } } })
    expect((await stored(id))?.transcript?.map(({ text }) => text)).toEqual(BETTER)
  })

  it('[X-31] is kept twenty times: the first and the latest, and of the others what the audit shows', async () => {
    const id = await recording(SAID)
    const item = await insight(id)
    await database.query(
      `insert into private.transcript_versions (recording_id, item_id, corrected_by, lines, changes)
       select $1, $2, $3, jsonb_build_array(jsonb_build_object('start', 0, 'end', 8, 'text', 'Version ' || n)), 'Change ' || n
       from generate_series(1, 25) as n`,
      [id, item, elena.id],
    )
    await correct(id, BETTER)
    const { versions } = (await list(id)).body
    const changes = versions.map((version) => version.changes)
    expect(changes).toHaveLength(20)
    expect([changes[1], changes[18], changes[19]]).toEqual(['Change 25', 'Change 8', 'Change 1'])
    const audited = await database.query(
      `select 1 from find_audit_entries(jsonb_build_object('person', $1::text), 'infinity', '~', 100)
       where subject_id = $2`,
      [elena.id, item],
    )
    expect(audited).toHaveLength(26)
    await expect(
      database.query(`update private.transcript_versions set changes = 'x' where recording_id = $1 and lines is null`, [
        id,
      ]),
    ).rejects.toThrow('append-only')
  })

  it('[X-31] goes with its recording, once nothing holds that any more; what the audit shows of it stays', async () => {
    const id = await recording(SAID)
    const item = await answer(id, LINES.join(' '))
    await correct(id, BETTER)
    // its author takes the approved answer back and writes it instead
    for (const change of [
      'is_approved = true',
      'submitted_for_approval = false, is_approved = null',
      `response_type = 'text', recording_id = null`,
    ])
      await database.query(`update insights_responses set ${change} where id = $1`, [item])
    const removed = await fetch(`${actions.url}/api/recordings/uploads/${id}`, {
      ...{ method: 'DELETE', headers: { authorization: `Bearer ${tokenFor(elena)}`, 'tus-resumable': '1.0.0' } },
    })
    expect(removed.status).toBe(204)
    expect(await stored(id)).toBeUndefined()
    const left = await database.query(
      'select recording_id, lines, corrected_by from private.transcript_versions where item_id = $1',
      [item],
    )
    expect(left).toEqual([{ recording_id: null, lines: null, corrected_by: elena.id }])
    const audited = await database.query(
      `select reason from find_audit_entries(jsonb_build_object('person', $1::text), 'infinity', '~', 100)
       where subject_id = $2`,
      [elena.id, item],
    )
    expect(audited).toEqual([{ reason: `“${LINES[0]}” → “${BETTER[0]}”` }])
  })

  it('[GI-01, X-12] is nobody else’s, nor of another recording, nor of one that doesn’t exist', async () => {
    const [id, other] = [await recording(SAID), await recording(SAID)]
    await answer(id, LINES.join(' '))
    await answer(other, LINES.join(' '))
    await correct(id, BETTER)
    const version = await newest(id)
    for (const person of [marcus, tom]) {
      expect((await list(id, person)).status).toBe(404)
      expect((await one(id, version, person)).status).toBe(404)
      expect((await restore(id, version, BETTER, person)).status).toBe(404)
    }
    expect((await actions.get(`/api/recordings/${id}/transcript/versions`)).status).toBe(401)
    for (const unknown of ['0', 'x', '9'.repeat(30)]) {
      expect((await one(id, unknown)).status).toBe(404)
      expect((await restore(id, unknown, BETTER)).status).toBe(404)
    }
    expect((await one(other, version)).status).toBe(404)
    expect((await restore(other, version, LINES)).status).toBe(404)
    expect((await stored(other))?.transcript).toEqual(SAID)
  })
})
