import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/environment.js'
import type { FileStorage } from './file-storage.js'
import { createS3Storage } from './s3-storage.js'

/** The subset of the S3 protocol that we use, with files in memory. */
const files = new Map<string, { content: Buffer; type: string | undefined }>()
const signatures: (string | undefined)[] = []
let server: Server
let storage: FileStorage

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'bucket',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  signatures.push(request.headers.authorization)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
  const file = files.get(pathname)
  if (request.method === 'PUT') {
    files.set(pathname, { content: await buffer(request), type: request.headers['content-type'] })
    response.end()
  } else if (request.method === 'DELETE') {
    files.delete(pathname)
    response.writeHead(204).end()
  } else if (searchParams.has('list-type')) {
    const keys = [...files.keys()].map((path) => path.slice('/bucket/'.length))
    const found = keys.filter((key) => key.startsWith(searchParams.get('prefix') ?? ''))
    const entries = found.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
    )
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`)
  } else if (!file) {
    response.writeHead(404).end()
  } else {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const content = first ? file.content.subarray(Number(first), Number(last) + 1) : file.content
    response.writeHead(first ? 206 : 200, { 'content-length': content.length })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
}

const words = (content: string) => Readable.from([Buffer.from(content)])

describe('files in an S3 store', () => {
  it('stores a file with its type and reads all or part of it', async () => {
    await storage.write('documents/a', words('hello world'), 'text/plain')
    expect(files.get('/bucket/documents/a')?.type).toBe('text/plain')
    expect(await storage.size('documents/a')).toBe(11)
    expect(await text(await storage.read('documents/a'))).toBe('hello world')
    expect(await text(await storage.read('documents/a', { start: 6, end: 8 }))).toBe('wor')
    expect(signatures.every((signature) => signature?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))).toBe(true)
  })

  it('[X-50] sends a file from this machine as it is read, and appends what is stored to another', async () => {
    const folder = mkdtempSync(path.join(temporaryFolder(), 's3-'))
    const [source, joined] = [path.join(folder, 'source'), path.join(folder, 'joined')]
    writeFileSync(source, 'as it was recorded')
    await storage.writeFile('recordings/a', source, 'video/webm')
    expect(files.get('/bucket/recordings/a')?.type).toBe('video/webm')
    const target = await open(joined, 'w')
    await storage.appendTo(target, ['recordings/a', 'documents/a'])
    await target.close()
    expect(readFileSync(joined, 'utf8')).toBe('as it was recordedhello world')
    files.delete('/bucket/recordings/a')
  })

  it('lists files by prefix', async () => {
    await storage.write('documents/b', words('x'), 'text/plain')
    await storage.write('other/c', words('x'), 'text/plain')
    const found: unknown[] = []
    for await (const file of storage.list('documents/')) found.push(file)
    const modifiedAt = new Date('2026-01-02T03:04:05Z')
    expect(found).toEqual([
      { key: 'documents/a', modifiedAt },
      { key: 'documents/b', modifiedAt },
    ])
  })

  it('handles missing files, and doesn’t fail to remove them', async () => {
    await storage.remove('documents/a')
    await storage.remove('documents/a')
    expect(await storage.size('documents/a')).toBeNull()
  })

  it('writes nothing if the content breaks off, and rejects invalid keys', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone')
      })(),
    )
    await expect(storage.write('documents/broken', broken, 'text/plain')).rejects.toThrow('gone')
    expect(files.has('/bucket/documents/broken')).toBe(false)
    await expect(storage.size('../secret')).rejects.toThrow('not a storage key')
  })
})
