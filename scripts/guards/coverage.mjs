import { conclude } from './common/finding.ts'
import { checkCoverage } from './proof-table/check-coverage.ts'
import { wantedIn } from './proof-table/wanted.ts'

const root = process.argv[2] ?? process.cwd()
const { findings, looked } = checkCoverage(root, wantedIn(root))
conclude('Coverage', findings, looked)
