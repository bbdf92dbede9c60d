import { conclude } from './common/finding.ts'
import { checkDocuments } from './documents/check-documents.ts'

const { findings, looked } = checkDocuments(process.argv[2] ?? process.cwd())
conclude('Documents', findings, looked)
