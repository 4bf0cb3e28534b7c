/**
 * Waits for the first bytes of a request's body without consuming them.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer | null>} empty if there is no body, null if the client has disconnected
 */
export function firstBytes(request) {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (Number(length) === 0 && encoding === undefined) return Promise.resolve(Buffer.alloc(0))
  return new Promise((resolve) => {
    const look = () => {
      const bytes = request.read()
      if (bytes === null) return
      end(bytes)
      request.unshift(bytes)
    }
    const empty = () => end(Buffer.alloc(0))
    const gone = () => end(null)
    const end = (bytes) => {
      request.off('readable', look).off('end', empty).off('close', gone)
      resolve(bytes)
    }
    request.on('readable', look).on('end', empty).on('close', gone)
  })
}
