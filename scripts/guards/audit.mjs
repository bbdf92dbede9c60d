import { audit } from './audit/audit.ts'

const { isFailed, lines } = await audit(process.argv[2] ?? process.cwd())
for (const line of lines) console.log(line)
process.exitCode = isFailed ? 1 : 0
