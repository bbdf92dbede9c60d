import { UnlistedHeadTags } from '../../shared/head/unlisted-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { pagesWithOwnTitle, pageTitles } from '../page-titles.ts'

type Props = { page: string }

/** The title of a page that is not prerendered. */
export function PageTitle({ page }: Props) {
  const t = useText()
  const title = pageTitles[page]
  return title && <UnlistedHeadTags title={t(title)} />
}

/** The title of a page that shows none of its own. */
export default function PageTitleUnlessOwn({ page }: Props) {
  return pagesWithOwnTitle.includes(page) ? null : <PageTitle page={page} />
}
