import { join } from 'node:path'
import { systemPorts } from './adapters/system-ports.ts'
import { InvalidConfigurationError } from './config/invalid-configuration.ts'
import { readCommandEnvironment } from './caller-folder.ts'
import { ensureOpsToken } from './ops-token.ts'
import { describeStartError } from './describe-start-error.ts'
import { configFrom, startServer } from './server.ts'
import { demoOfficeText, demoSignInText } from './use-cases/demo/load-demo.ts'

const callerEnvironment = readCommandEnvironment()
// At a terminal a person reads the start line, so no log line is written for each request.
const quiet = callerEnvironment['LOG_LEVEL'] === undefined && process.stderr.isTTY
const environment = quiet ? { ...callerEnvironment, LOG_LEVEL: 'warn' } : callerEnvironment

// The program that read the start line may have closed the pipe; the server must not crash because of that.
process.stdout.on('error', () => {})

try {
  const settings = configFrom(environment)
  const {
    opsToken = settings.database.kind === 'embedded'
      ? ensureOpsToken(settings.dataDir, systemPorts.randomBytes)
      : undefined,
  } = settings
  const config = { ...settings, opsToken }
  const server = await startServer(config)
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`Sakina is listening on ${server.address}\n`)
  if (config.demo) process.stdout.write(`${demoSignInText()}\n`)
  if (config.demo && config.web.office !== undefined)
    process.stdout.write(`${demoOfficeText(server.address)}\n`)
  if (config.demo && settings.database.kind === 'embedded' && config.texts.appSid === undefined)
    process.stdout.write(`Texts with codes are written to ${join(config.dataDir, 'texts')}\n`)
} catch (error) {
  process.stderr.write(
    `${error instanceof InvalidConfigurationError ? error.message : describeStartError(error)}\n`,
  )
  process.exit(1)
}
