import { AboutHead } from '../features/about/about-head.tsx'
import { About } from '../features/about/parts.ts'
import { Branches, Organization } from '../features/branches/parts.ts'
import { Faq } from '../features/faq/parts.ts'

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
