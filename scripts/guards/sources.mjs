import { conclude } from './common/finding.ts'
import { checkSources } from './sources/check-sources.ts'

const { findings, looked } = checkSources(process.argv[2] ?? process.cwd())
conclude('Sources', findings, looked)
