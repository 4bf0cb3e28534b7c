import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureMedia } from '#providers/media/measure-media.js'
import { INSIGHTS, QUESTIONS } from '#seeds/demo/knowledge/index.mjs'
import { SPOKEN } from '#seeds/demo/recordings/spoken.mjs'

/**
 * Speaks the recordings of the demo market with espeak-ng and packs them with ffmpeg, as browsers record: Opus in WebM.
 * Run once, by `npm run speak`, after their words or their list have changed; the files are kept.
 */
const PLACE = path.join(import.meta.dirname, '../seeds/demo/recordings')
const FOLDER = path.join(PLACE, 'files')
const SILENCE_S = 0.35
const PARAGRAPH_S = 0.7
const RATE = 22_050
const BYTES_MAX = 2 * 1024 * 1024

type Spoken = (typeof SPOKEN)[number]

const items = [...INSIGHTS, ...QUESTIONS.flatMap(({ answers }) => answers)]
const folder = mkdtempSync(path.join(tmpdir(), 'speak-'))
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 })

const sentencesOf = (paragraph: string) =>
  paragraph.split(/(?<=[.!?:][”’]?)\s+(?=[“A-Z0-9$€£])/).map((sentence) => sentence.trim())
const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2)
const rounded = (seconds: number) => Math.round(seconds * 100) / 100

mkdirSync(FOLDER, { recursive: true })
const index = []
for (const spoken of SPOKEN) index.push(await record(spoken))
const bytes = index.reduce((sum, { file }) => sum + statSync(path.join(FOLDER, file)).size, 0)
if (bytes > BYTES_MAX) throw new Error(`${bytes} bytes are too many`)
writeFileSync(path.join(PLACE, 'recordings.json'), `${JSON.stringify(index, null, 2)}\n`)
rmSync(folder, { recursive: true })
process.stdout.write(`${index.length} recordings, ${Math.round(bytes / 1024)} KB\n`)

async function record(spoken: Spoken) {
  const { key, media, position } = spoken
  const body = items.find((item) => item.key === key)?.body ?? []
  const { sound, transcript } = speak(
    spoken,
    spoken.paragraphs.flatMap((at) => body[at] ?? []),
  )
  const [wave, arrived, file] = [
    path.join(folder, 'whole.wav'),
    path.join(folder, 'whole.webm'),
    `${key}-${position}.webm`,
  ]
  writeFileSync(wave, waveFile(sound))
  pack(media, wave, arrived)
  const measured = await measureMedia(arrived, path.join(FOLDER, file), media)
  if (typeof measured === 'string') throw new Error(`${file}: ${measured}`)
  return { key, media, position, file, ...measured, transcript }
}

/** Sentence by sentence, so that it is known when each begins. */
function speak({ voice }: Spoken, paragraphs: readonly string[]) {
  const sounds: Buffer[] = []
  const transcript: { start: number; end: number; text: string }[] = []
  let seconds = 0
  const add = (samples: Buffer) => {
    sounds.push(samples)
    seconds += samples.length / 2 / RATE
  }
  for (const paragraph of paragraphs) {
    for (const text of sentencesOf(paragraph)) {
      const start = seconds
      const { name, pitch, wordsPerMinute } = voice
      const wav = run('espeak-ng', '-v', name, '-p', String(pitch), '-s', String(wordsPerMinute), '--stdout', text)
      add(wav.subarray(44))
      transcript.push({ start: rounded(start), end: rounded(seconds), text })
      add(silence(SILENCE_S))
    }
    add(silence(PARAGRAPH_S - SILENCE_S))
  }
  return { sound: Buffer.concat(sounds), transcript }
}

function waveFile(samples: Buffer): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  for (const [value, at] of [
    [16, 16],
    [RATE, 24],
    [RATE * 2, 28],
    [samples.length, 40],
  ] as const)
    head.writeUInt32LE(value, at)
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    head.writeUInt16LE(value, at)
  head.write('data', 36)
  return Buffer.concat([head, samples])
}

/** A video shows the voice as a line: nobody is filmed here. */
function pack(media: Spoken['media'], wave: string, target: string): void {
  const sound = ['-c:a', 'libopus', '-b:a', '14k', '-application', 'voip', '-ac', '1', '-map_metadata', '-1']
  const picture = [
    '-filter_complex',
    '[0:a]showwaves=s=480x270:mode=cline:rate=10:colors=0x7cc6a0,format=yuv420p[v]',
    ...['-map', '[v]', '-map', '0:a', '-c:v', 'libvpx-vp9', '-b:v', '30k', '-crf', '45', '-deadline', 'good'],
  ]
  run('ffmpeg', '-y', '-fflags', '+bitexact', '-i', wave, ...(media === 'video' ? picture : []), ...sound, target)
}
