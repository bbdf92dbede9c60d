import { UnlistedHeadTags } from '../../shared/head/page-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import type { PageEntry } from '../page-list.ts'

/** The title that the page list gives a page. */
export function PageTitle({ title }: Required<Pick<PageEntry, 'title'>>) {
  const t = useText()
  return <UnlistedHeadTags title={t(title)} />
}
