import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { stableUuid } from '../ids.mjs'
import { contentId } from './content-ids.mjs'

const FOLDER = new URL('../recordings/', import.meta.url)
const MS_PER_SECOND = 1000

/** What was spoken by `npm run speak`, with its measures and transcript. */
const RECORDINGS = JSON.parse(readFileSync(new URL('recordings.json', FOLDER), 'utf8'))

const recordingId = ({ key, position }) => stableUuid(`recording:${key}:${position}`)
const addressOf = (recording) => `/api/recordings/${recordingId(recording)}`
const secondsOf = ({ durationMs }) => Math.round(durationMs / MS_PER_SECOND)
const fileOf = ({ file }) => new URL(`files/${file}`, FOLDER)

/**
 * The recordings as rows: as the service has them once they are measured.
 * @param {{ insights: readonly object[], questions: readonly object[] }} knowledge
 * @param {{ idOf: (slug: string) => string, ago: (days: number) => string }} options
 */
export function recordingRows({ insights, questions }, { idOf, ago }) {
  const items = new Map([...insights, ...questions.flatMap(({ answers }) => answers)].map((item) => [item.key, item]))
  const isOfInsight = ({ key }) => items.get(key).flow === 'old'
  return {
    recordings: RECORDINGS.map((recording) => {
      const { author, daysAgo } = items.get(recording.key)
      const size = statSync(fileOf(recording)).size
      return {
        ...{ id: recordingId(recording), user_id: idOf(author), media: recording.media, state: 'ready' },
        purpose: isOfInsight(recording) ? 'insight' : 'answer',
        ...{ received_bytes: size, announced_bytes: size, size_bytes: size, content_type: recording.contentType },
        ...{ duration_ms: recording.durationMs, peaks: recording.peaks, transcript: recording.transcript },
        ...{ created_at: ago(daysAgo), updated_at: ago(daysAgo) },
      }
    }),
    audios: RECORDINGS.filter(isOfInsight).map((recording) => ({
      ...{ insight_id: contentId(recording.key), position: recording.position, recording_id: recordingId(recording) },
      ...{ path: addressOf(recording), duration: secondsOf(recording) },
      name: items.get(recording.key).recordings[recording.position].title,
    })),
  }
}

/** What an answer stores instead of its words if it is spoken; nothing if it is written. */
export function spokenAnswer({ key }) {
  const recording = RECORDINGS.find((one) => one.key === key)
  if (!recording) return {}
  return {
    ...{ response_type: recording.media, response_text: null, is_transcribed: true },
    ...{ recording_id: recordingId(recording), media_url: addressOf(recording), media_duration: secondsOf(recording) },
    media_transcript_formatted: recording.transcript.map(({ text }) => text).join(' '),
  }
}

/** Copies the files to where the Express service stores recordings. */
export function writeRecordings(folder) {
  for (const recording of RECORDINGS) {
    const place = path.join(folder, 'recordings/whole', recordingId(recording))
    mkdirSync(path.dirname(place), { recursive: true })
    copyFileSync(fileOf(recording), place)
  }
}
