import { expect, it } from 'vitest'
import { contract, renderIn } from '../../story-kit/contract/index.ts'
import { Spinner } from './index.ts'
import type { SpinnerProps } from './index.ts'

contract<SpinnerProps>('Spinner', {
  render: (props) => <Spinner {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

it('Spinner shows nothing before 200 ms', () => {
  expect(renderIn('ar', <Spinner label="نص" />)).not.toContain('نص')
})
