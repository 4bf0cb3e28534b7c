import { afterAll, describe, expect, it } from 'vitest'
import { createLocalEmbedder } from './local-embedder.js'

const embedder = createLocalEmbedder()
afterAll(() => embedder.close())

const cosine = (one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()) =>
  one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0)

describe('the model that comes with the product', () => {
  it('says that two ways to put the same question are more alike than two questions', async () => {
    const [asked, alike, other] = await embedder.embed([
      'How do I keep customers from leaving?',
      'What prevents clients from cancelling?',
      'Which colour should the booth at the trade fair have?',
    ])
    expect(asked).toHaveLength(512)
    expect(cosine(asked, asked)).toBeCloseTo(1)
    expect(cosine(asked, alike)).toBeGreaterThan(cosine(asked, other) + 0.2)
  })

  it('reads texts of any length, and none, and answers each question asked meanwhile', async () => {
    const [ofLong, ofNothing] = await Promise.all([embedder.embed(['word '.repeat(2_000)]), embedder.embed([''])])
    expect([ofLong[0]?.length, ofNothing[0]?.length]).toEqual([512, 512])
    expect(await embedder.embed([])).toEqual([])
  })

  it('reads a question before the rest of what it was given earlier', async () => {
    const order: string[] = []
    const batch = embedder.embed(Array.from({ length: 6 }, (_, at) => `Passage ${at} of many.`))
    const question = embedder.embed(['How do I keep customers?'])
    await Promise.all([
      batch.then((vectors) => order.push(`${vectors.length} passages`)),
      question.then(() => order.push('question')),
    ])
    expect(order).toEqual(['question', '6 passages'])
  })

  it('is loaded again after it was given back', async () => {
    const brief = createLocalEmbedder(1)
    const [before] = await brief.embed(['price'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [after] = await brief.embed(['price'])
    expect(cosine(before, after)).toBeCloseTo(1)
    const lost = brief.embed(['pricing'])
    await brief.close()
    await expect(lost).rejects.toThrow('the embedding model ended')
  })
})
