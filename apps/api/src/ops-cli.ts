import { callOffice, NobodyAnswers } from './adapters/office-caller.ts'
import { helpText } from './ops-commands.ts'
import { prepare, WrongUsage } from './ops-request.ts'
import { keptOpsToken } from './ops-token.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

async function run(argv: readonly string[]): Promise<void> {
  const call = prepare(argv)
  const token = process.env['OPS_TOKEN'] ?? keptOpsToken(process.env['DATA_DIR'] ?? './.data')
  if (token === undefined)
    return fail('There is no token of the office: set OPS_TOKEN, or DATA_DIR to the folder of the server.')
  const root = process.env['SAKINA_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
  const { ok, status, answer } = await callOffice({ root, token }, call)
  const text = answer === undefined ? `The server answered ${status}.` : JSON.stringify(answer, null, 2)
  if (!ok) return fail(text)
  process.stdout.write(`${text}\n`)
}

const argv = process.argv.slice(2)
if (argv.length === 0 || argv[0] === 'help' || argv[0] === '--help') process.stdout.write(helpText())
else {
  try {
    await run(argv)
  } catch (error) {
    if (error instanceof NobodyAnswers)
      fail(`No server answers at ${error.message}. Start it, or set SAKINA_URL.`)
    if (!(error instanceof WrongUsage)) throw error
    fail(`${error.message}\n\n${helpText()}`)
  }
}
