import type { ReactNode } from 'react'
import { Page } from '../../page/page.tsx'

export default async function Home({ params }: { params: Promise<{ locale: string }> }): Promise<ReactNode> {
  return <Page locale={(await params).locale === 'en' ? 'en' : 'ar'} />
}
