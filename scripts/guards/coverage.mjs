import { conclude } from './common/finding.ts'
import { checkCoverage } from './proof-table/check-coverage.ts'

const { findings, looked } = checkCoverage(process.argv[2] ?? process.cwd(), [])
conclude('Coverage', findings, looked)
