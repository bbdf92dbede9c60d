import { listBranches } from '@sakina/api-client/wire/catalogue'

import { today } from '../../shared/clock/now.ts'
import { ask } from '../../shared/island/ask.ts'
import { About, Coffee } from './about.tsx'

export const drawings = [Coffee.ahead]
export const asks = [ask(listBranches, {})]

export default function AboutToday() {
  return <About year={Number(today().slice(0, 4))} />
}
