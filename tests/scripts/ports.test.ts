import net from 'node:net'
import { expect, it } from 'vitest'
import { freePort, isPortFree } from '#scripts/lib/ports.mjs'

it('tells a free port from a taken one', async () => {
  const port = await freePort()
  expect(await isPortFree(port)).toBe(true)
  const server = net.createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  expect(await isPortFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
})
