import { expect, it } from 'vitest'
import { contract, renderIn } from '../../story-kit/contract/index.ts'
import { Spinner } from './index.ts'
import type { SpinnerProps } from './index.ts'

contract<SpinnerProps>('Spinner', {
  render: (props) => <Spinner {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

it('Spinner says nothing before its fifth of a second', () => {
  expect(renderIn('ar', <Spinner label="نص" />)).not.toContain('نص')
})
