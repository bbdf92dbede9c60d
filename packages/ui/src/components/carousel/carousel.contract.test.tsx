import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Carousel } from './index.ts'
import type { CarouselProps } from './index.ts'

testComponentContract<CarouselProps>('Carousel', {
  render: (props) => <Carousel label="نص" slides={[{ id: 'a', content: 'نص' }]} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { label: '' }, says: /has no accessible name/ },
    { props: { advanceEvery: 2 }, says: /moves on too soon/ },
  ],
})
