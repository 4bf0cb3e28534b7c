import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { RecordingMedia, RecordingPurpose } from '#contract/recordings/recording-limits.js'
import type { TestActions } from '#tests/actions.js'
import { type Persona, tokenFor } from '#tests/tokens.js'

const WAIT = { timeout: 60_000, interval: 100 }

export interface Take {
  person: Persona
  purpose: RecordingPurpose
  media?: RecordingMedia
  content: Buffer
  /** whether it is measured before it is used */
  isAwaited?: boolean
}

/** A take that somebody has recorded and sent, as our recorder does. @returns its id */
export async function sendTake(actions: TestActions, take: Take): Promise<string> {
  const { person, purpose, media = 'audio', content, isAwaited = true } = take
  const id = randomUUID()
  const metadata = Object.entries({ id, media, purpose }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${tokenFor(person)}` }
  await fetch(`${actions.url}/api/recordings/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(content.length), 'Upload-Metadata': metadata.join(',') },
  })
  await fetch(`${actions.url}/api/recordings/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
    body: new Uint8Array(content),
  })
  if (isAwaited)
    await vi.waitFor(async () => {
      const { body } = await actions.get<{ state: string }>(`/api/recordings/${id}/state`, { token: tokenFor(person) })
      if (!['ready', 'refused'].includes(body.state)) throw new Error('still being measured')
    }, WAIT)
  return id
}

/** An action as the engine calls it for somebody. */
export function callAction<T>(
  actions: TestActions,
  name: string,
  input: object,
  person: Persona,
  { role = person.isExpert ? 'expert' : 'user' } = {},
) {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return actions.hook<T>(`/hooks/actions/${kebab}`, {
    action: { name },
    input,
    session_variables: {
      ...{ 'x-hasura-role': role, 'x-hasura-user-id': person.id },
      'x-hasura-session-id': person.sessionId,
    },
  })
}
