import { setTimeout as delay } from 'node:timers/promises'
import { object } from 'yup'
import { passageVectors } from '#domain/passages/order-by-meaning.js'
import { findUnread, keepVector } from '#domain/passages/passage-vectors.store.js'
import { SECOND_MS } from '#platform/clock.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

const BATCH = 8
/** Well within the job's limit; the next run goes on. */
const RUN_MS = 40 * SECOND_MS
const MAX_ATTEMPTS = 2

/** Has the model read what was published or changed, a few passages at a time, so that questions never wait for long. */
export const keepPassageVectorsJob = defineJob({
  name: 'keep-passage-vectors',
  payload: object({}),
  maxAttempts: MAX_ATTEMPTS,
  async handle(_, { database, embedder }, { signal }) {
    if (!embedder) return
    const ends = performance.now() + RUN_MS
    while (performance.now() < ends && !signal.aborted) {
      const unread = await findUnread(database, embedder.name, BATCH)
      if (unread.length === 0) return
      const began = performance.now()
      const vectors = await passageVectors(embedder, unread)
      for (const [at, { id, revision }] of unread.entries()) {
        const vector = vectors[at]
        if (vector) await keepVector(database, embedder.name, { id, revision, vector })
      }
      // Half of a processor's time is left to whoever is waiting for something.
      await delay(performance.now() - began)
    }
  },
})

export const keepPassageVectors = defineCron({ name: 'keep_passage_vectors', job: keepPassageVectorsJob })
