import { AboutHead } from '../features/about/about-head.tsx'
import { About } from '../features/about/about.tsx'
import { Organization } from '../features/branches/organization.tsx'
import { lazyPart } from '../shared/hydration/lazy-part.tsx'

const Faq = lazyPart(() => import('../features/faq/faq.tsx'))
const Branches = lazyPart(() => import('../features/branches/branches.tsx'))

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
