import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** The start-up parameters that PgBouncer accepts; a client with any other is refused. */
const allowed = new Set([
  'database',
  'user',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
  'replication',
])

function parametersOf(startup: Buffer): readonly string[] {
  const words = startup.subarray(8).toString('utf8').split('\0')
  return words.filter((word, index) => index % 2 === 0 && word !== '')
}

function errorMessage(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** A proxy in front of PostgreSQL that is as strict with start-up messages as PgBouncer. */
export async function startTransactionPooler(to: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>()
  const listener = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {})
    near.once('data', (startup: Buffer) => {
      const refused = parametersOf(startup).find((name) => !allowed.has(name.toLowerCase()))
      if (refused !== undefined)
        return void near.end(errorMessage(`unsupported startup parameter: ${refused}`))
      const far = connect(to)
      sockets.add(far)
      far.on('error', () => near.destroy())
      far.write(startup)
      near.pipe(far).pipe(near)
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const bound = listener.address()
  return {
    port: String(typeof bound === 'object' && bound !== null ? bound.port : 0),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
