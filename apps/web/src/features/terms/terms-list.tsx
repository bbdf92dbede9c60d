import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'
import { EmptyState } from '@sakina/ui/empty-state'
import { Skeleton } from '@sakina/ui/skeleton'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'

/** Every term with an index. Each has its own URL. */
export function TermsList() {
  const t = useText()
  const terms = useEndpoint(listTerms, {})
  return (
    <AsyncView
      answer={terms}
      label={t('terms.loading')}
      loading={
        <div className="grid gap-3">
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      }
      failedTitle={t('terms.failed')}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState title={t('terms.empty.title')} text={t('terms.empty.text')} />}
    >
      {(all) => (
        <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-labelledby="terms-index" className="self-start lg:sticky lg:top-20">
            <h2 id="terms-index" className="font-semibold">
              {t('terms.index')}
            </h2>
            <ol className="mt-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
              {all.map(({ slug, title }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    className="inline-flex min-h-touch min-w-touch items-center rounded-small text-primary hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid gap-10">
            {all.map(({ slug, title, html }) => (
              <section key={slug} id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-20">
                <h2 id={`${slug}-title`} className="text-title font-semibold text-balance">
                  {title}
                </h2>
                <RichText html={html} />
              </section>
            ))}
          </div>
        </div>
      )}
    </AsyncView>
  )
}
