import { AboutHead } from '../features/about/about-head.tsx'
import { About } from '../features/about/about.tsx'
import { Organization } from '../features/branches/organization.tsx'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'

const Faq = lazyComponent(() => import('../features/faq/faq.tsx'))
const Branches = lazyComponent(() => import('../features/branches/branches.tsx'))

export default function AboutCompany() {
  return (
    <>
      <AboutHead />
      <About />
      <Faq />
      <Branches />
      <Organization />
    </>
  )
}
