import net from 'node:net'
import { expect, it } from 'vitest'
import { freePort, freePorts, isPortFree } from '#scripts/lib/ports.mjs'

it('tells a free port from a taken one', async () => {
  const port = await freePort()
  expect(await isPortFree(port)).toBe(true)
  const server = net.createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  expect(await isPortFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
})

it('finds several distinct ones at once', async () => {
  const rounds = await Promise.all(Array.from({ length: 20 }, () => freePorts(8)))
  for (const ports of rounds) expect(new Set(ports).size).toBe(8)
})
