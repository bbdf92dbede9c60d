import { Statement } from '../features/statement/parts.ts'
import { StatementHead } from '../features/statement/statement-head.tsx'

export default function Accessibility() {
  return (
    <>
      <StatementHead />
      <Statement />
    </>
  )
}
