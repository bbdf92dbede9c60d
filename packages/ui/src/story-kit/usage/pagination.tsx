import type { Usage } from '../usage.ts'
import { Pagination } from '../../components/pagination/index.ts'

const link = (page: number) => <a href={`#page-${page}`} />

/** Correct and incorrect uses of a pagination, drawn side by side. */
export const paginationUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'قائمة طويلة: أين القارئ، وكم بقي.',
        en: 'A long list: where the reader is, and how much there is.',
      },
      draw: () => <Pagination page={3} pages={12} link={link} />,
    },
    dont: {
      says: {
        ar: 'صفحة واحدة: أرقام لا توصل إلى شيء.',
        en: 'A single page: numbers that lead nowhere.',
      },
      draw: () => <Pagination page={1} pages={1} link={link} />,
    },
  },
]
