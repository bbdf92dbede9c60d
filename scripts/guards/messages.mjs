import { reportFindings } from './common/finding.ts'
import { checkMessages } from './messages/check-messages.ts'

const { findings, looked } = checkMessages(process.argv[2] ?? process.cwd())
reportFindings('Messages', findings, looked)
