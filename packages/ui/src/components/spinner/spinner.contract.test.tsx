import { expect, it } from 'vitest'
import { testComponentContract, renderToHtml } from '../../story-kit/contract/index.ts'
import { Spinner } from './index.ts'
import type { SpinnerProps } from './index.ts'

testComponentContract<SpinnerProps>('Spinner', {
  render: (props) => <Spinner {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

it('Spinner renders no label on the server, because the label appears only after 200 ms', () => {
  expect(renderToHtml('ar', <Spinner label="نص" />)).not.toContain('نص')
})
