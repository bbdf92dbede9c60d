import { conclude } from './common/finding.ts'
import { checkGraph } from './graph/check-graph.ts'

const { findings, looked } = checkGraph(process.argv[2] ?? process.cwd())
conclude('Boundaries', findings, looked)
