import { createServer } from 'node:http'

/** A bare Node server, the baseline for all other figures. */
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end('{"hello":"world"}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}\n`)
})
process.on('SIGTERM', () => process.exit(0))
