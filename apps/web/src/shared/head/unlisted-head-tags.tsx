import { useFullTitle } from './page-head-tags.tsx'

/** The title of a page that search engines are not told of. */
export function UnlistedHeadTags({ title }: { title: string }) {
  return (
    <>
      <title>{useFullTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
