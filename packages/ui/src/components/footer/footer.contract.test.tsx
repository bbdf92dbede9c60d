import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Footer } from './index.ts'
import type { FooterProps } from './index.ts'

testComponentContract<FooterProps>('Footer', {
  render: (props) => (
    <Footer
      brand="نص"
      columns={[{ title: 'نص', links: [{ label: 'نص', link: <a href="#about">نص</a> }] }]}
      contact={{ title: 'نص', content: 'نص' }}
      payments={{ title: 'نص', marks: 'نص' }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
})
