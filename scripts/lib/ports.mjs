import net from 'node:net'

/** @returns {Promise<number>} a currently free port on 127.0.0.1 */
export async function freePort() {
  const [port = 0] = await freePorts(1)
  return port
}

/**
 * @param {number} count
 * @returns {Promise<number[]>} distinct ports; requested one at a time, the same one could come twice
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => net.createServer())
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve, reject) => {
          server.once('error', reject)
          server.listen(0, '127.0.0.1', () => resolve(undefined))
        }),
    ),
  )
  const ports = servers.map((server) => /** @type {net.AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host = '127.0.0.1') {
  const server = net.createServer()
  const isFree = await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => resolve(true))
  })
  if (isFree) await new Promise((resolve) => server.close(resolve))
  return isFree
}
