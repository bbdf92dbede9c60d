import { createServer } from 'node:net'

import { ScriptError } from './script.mjs'

export const isPortFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/**
 * Throws an error if the port is invalid or occupied, at once instead of after minutes of building.
 * No other port is chosen silently.
 */
export async function requireFreePort(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ScriptError(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`)
  }
  if (port === 0 || (await isPortFree(port, host))) return
  throw new ScriptError(
    `Port ${port} is taken, perhaps by an earlier Sakina. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  )
}
