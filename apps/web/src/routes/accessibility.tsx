import { StatementHead } from '../features/statement/statement-head.tsx'
import { Statement } from '../features/statement/statement.tsx'

export default function Accessibility() {
  return (
    <>
      <StatementHead />
      <Statement />
    </>
  )
}
