import { describe, expect, it } from 'vitest'
import { AiFault, type AiModel } from './ai-model.js'
import { chooseModels } from './choose-models.js'
import { type Script, serveScriptedModels } from './scripted-models.testkit.js'

const PROMPT = {
  instruction: 'Use the passages.',
  messages: [{ from: 'person' as const, content: 'How do I price a pilot?' }],
  outputTokensMax: 100,
}
const NO_KEYS = { AI_STALL_SECONDS: 0.3, OPENAI_MODEL: 'gpt-4o', ANTHROPIC_MODEL: 'claude' }

async function openModel(supplier: 'openai' | 'anthropic', ...scripts: Script[]) {
  const server = await serveScriptedModels(...scripts)
  const settings = { ...NO_KEYS, ...server.settings(supplier), AI_STALL_SECONDS: 0.3 }
  const model = chooseModels(settings).choose('auto')
  if (!model) throw new Error('no model')
  return { server, model }
}

async function read(model: AiModel, signal = new AbortController().signal) {
  const pieces: string[] = []
  const reason = await (async () => {
    for await (const piece of model.write(PROMPT, signal)) pieces.push(piece)
  })().then(
    () => 'done',
    (fault: unknown) => (fault instanceof AiFault ? fault.reason : 'thrown'),
  )
  return { text: pieces.join(''), reason }
}

describe.each(['openai', 'anthropic'] as const)('[X-52, X-53] a model of %s', (supplier) => {
  it('writes piece by piece, and is given instruction, question and key', async () => {
    const { server, model } = await openModel(supplier, [{ say: 'Charge ' }, { say: 'for it [1].' }])
    expect(await read(model)).toEqual({ text: 'Charge for it [1].', reason: 'done' })
    const [request] = server.asked
    expect(JSON.stringify(request?.body)).toContain('Use the passages.')
    expect(JSON.stringify(request?.body)).toContain('How do I price a pilot?')
    expect(request?.headers[supplier === 'openai' ? 'authorization' : 'x-api-key']).toContain('test-key')
    expect(model.name).toMatch(new RegExp(`^${supplier}/`))
  })

  it.each([
    [429, 'busy'],
    [401, 'refused'],
    [500, 'unavailable'],
  ])('that answers %i is %s, and is asked only once', async (status, reason) => {
    const { server, model } = await openModel(supplier, { status, retryAfter: 30 })
    expect(await read(model)).toEqual({ text: '', reason })
    expect(server.asked).toHaveLength(1)
  })

  it('that falls silent is left', async () => {
    const { server, model } = await openModel(supplier, [{ say: 'Well' }, 'stall'])
    expect(await read(model)).toEqual({ text: 'Well', reason: 'stalled' })
    await expect.poll(() => server.asked[0]?.isLeft).toBe(true)
  })

  it('that breaks off, or runs out of tokens, did not finish', async () => {
    const broken = await openModel(supplier, [{ say: 'Half a' }, { wait: 30 }, 'cut off'])
    expect((await read(broken.model)).reason).toMatch(/cut off|unavailable/)
    const long = await openModel(supplier, [{ say: 'Half a' }, 'run out of tokens'])
    expect(await read(long.model)).toEqual({ text: 'Half a', reason: 'cut off' })
  })

  it('is left at once when it is stopped', async () => {
    const { server, model } = await openModel(supplier, [{ say: 'One' }, 'stall'])
    const stopping = new AbortController()
    const reading = read(model, stopping.signal)
    await expect.poll(() => server.asked.length).toBe(1)
    stopping.abort()
    expect((await reading).reason).not.toBe('done')
    await expect.poll(() => server.asked[0]?.isLeft).toBe(true)
  })
})

describe('[X-53] which model answers', () => {
  const KEYS = { ...NO_KEYS, OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b' }
  it.each([
    [NO_KEYS, 'auto', undefined],
    [KEYS, 'auto', 'openai/gpt-4o'],
    [KEYS, 'claude', 'anthropic/claude'],
    [{ ...NO_KEYS, ANTHROPIC_API_KEY: 'b' }, 'auto', 'anthropic/claude'],
    [{ ...KEYS, AI_PROVIDER: 'anthropic' as const }, 'auto', 'anthropic/claude'],
    [{ ...KEYS, AI_PROVIDER: 'extractive' as const }, 'openai', undefined],
  ] as const)('%j, asked for %s: %s', (settings, choice, name) => {
    expect(chooseModels(settings as Parameters<typeof chooseModels>[0]).choose(choice)?.name).toBe(name)
  })
})
