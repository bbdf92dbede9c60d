import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Navbar } from './index.ts'
import type { NavbarProps } from './index.ts'

testComponentContract<NavbarProps>('Navbar', {
  render: (props) => (
    <Navbar
      brand={<a href="#home">نص</a>}
      links={[{ label: 'نص', link: <a href="#about">نص</a> }]}
      services={{ label: 'نص', items: [{ label: 'نص', link: <a href="#orders">نص</a> }] }}
      account={{ name: 'نص', items: [{ label: 'نص', link: <button type="button">نص</button> }] }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
