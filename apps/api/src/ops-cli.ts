import { ResponseLostError, sendOfficeCall, ServerUnreachableError } from './adapters/office-caller.ts'
import { systemPorts } from './adapters/system-ports.ts'
import { readCommandEnvironment } from './caller-folder.ts'
import { helpText } from './ops-commands.ts'
import { prepareOpsRequest, UsageError } from './ops-request.ts'
import { readOpsToken } from './ops-token.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const call = prepareOpsRequest(argv, systemPorts.newId)
  const token = process.env['OPS_TOKEN'] ?? readOpsToken(readCommandEnvironment().DATA_DIR)
  if (token === undefined)
    return fail('There is no token of the office: set OPS_TOKEN, or DATA_DIR to the folder of the server.')
  const root = process.env['SAKINA_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
  const again =
    call.key === undefined
      ? 'Look it up before you ask again.'
      : `Ask again with --key=${call.key} at the end: nothing is done twice.`
  try {
    const { ok, status, text } = await sendOfficeCall({ root, token }, call)
    const answer = text === '' ? `The server answered ${status}.` : pretty(text)
    if (ok) process.stdout.write(`${answer}\n`)
    else fail(status < 500 ? answer : `${answer}\n${again}`)
  } catch (error) {
    if (error instanceof ServerUnreachableError)
      fail(`No server answers at ${root}. Start it, or set SAKINA_URL.`)
    if (error instanceof ResponseLostError)
      fail(`The answer of ${root} was lost; it may have been done. ${again}`)
    throw error
  }
}

const argv = process.argv.slice(2)
if (argv.length === 0 || argv[0] === 'help' || argv[0] === '--help') process.stdout.write(helpText())
else {
  try {
    await run(argv)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    fail(`${error.message}\n\n${helpText()}`)
  }
}
