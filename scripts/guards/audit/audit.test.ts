import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'

import { projectRoot, spawning } from '../fixtures/fixture-project.ts'
import { audit } from './audit.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A registry of the test's own, on this machine. */
async function registryThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const knowing =
  (severity: string): RequestListener =>
  (_request, response) => {
    const advisory = {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'A hole',
      severity,
      vulnerable_versions: '<999',
      cwe: [],
      cvss: { score: 9, vectorString: null },
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(severity === 'none' ? {} : { react: [advisory] }))
  }

describe('the audit of packages', spawning, () => {
  test.each(['high', 'critical'])('fails on a hole that is %s, and names it', async (severity) => {
    expect(await audit(projectRoot, { registry: await registryThat(knowing(severity)) })).toEqual({
      isFailed: true,
      lines: [
        `${severity}: react: A hole (https://advisories.example/1)`,
        'audited: 1 high or critical, 0 lesser',
      ],
    })
  })

  test('counts lesser holes and lets them pass, and says when there is none', async () => {
    expect(await audit(projectRoot, { registry: await registryThat(knowing('moderate')) })).toEqual({
      isFailed: false,
      lines: ['audited: 0 high or critical, 1 lesser'],
    })
    expect(await audit(projectRoot, { registry: await registryThat(knowing('none')) })).toEqual({
      isFailed: false,
      lines: ['audited: 0 high or critical, 0 lesser'],
    })
  })

  test('says plainly that nothing was audited where a registry refuses or is silent, within its time', async () => {
    const refusing = await registryThat((_request, response) => response.writeHead(405).end())
    expect(await audit(projectRoot, { registry: refusing })).toEqual({
      isFailed: false,
      lines: ['no registry answered: not audited (ERR_PNPM_AUDIT_BAD_RESPONSE)'],
    })
    const silent = await registryThat(() => undefined)
    expect(await audit(projectRoot, { registry: silent, seconds: 1 })).toEqual({
      isFailed: false,
      lines: ['no registry answered: not audited (nothing within 1 s)'],
    })
  })
})
