import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Card, CardFooter, CardLink, CardTitle } from './index.ts'
import type { CardProps } from './index.ts'

testComponentContract<CardProps>('Card', {
  render: (props) => (
    <Card link {...props}>
      <CardTitle>
        <CardLink link={<a href="#x" />}>نص</CardLink>
      </CardTitle>
      <CardFooter>نص</CardFooter>
    </Card>
  ),
  root: { props: { id: 'plan' }, expects: 'id="plan"' },
  needsProvider: false,
})
