import { conclude } from './common/finding.ts'
import { checkUncalledRules } from './uncalled-rules/check-uncalled-rules.ts'

const { findings, looked } = checkUncalledRules(process.argv[2] ?? process.cwd())
conclude('Uncalled rules', findings, looked)
