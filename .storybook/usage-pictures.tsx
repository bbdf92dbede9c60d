import type { ReactNode } from 'react'
import { Provider } from '../packages/ui/src/components/provider/index.ts'
import { Icon, checkCircleIcon, closeIcon } from '../packages/ui/src/components/icon/index.ts'
import type { UsagePicture, Usage } from '../packages/ui/src/story-kit/usage.ts'
import { ar } from '../packages/ui/src/strings/ar.ts'
import { en } from '../packages/ui/src/strings/en.ts'
import { useDocumentTheme } from './use-document-theme.ts'
import type { Locale } from './live-story.tsx'

const files = import.meta.glob<Readonly<Record<string, readonly Usage[]>>>(
  '../packages/ui/src/story-kit/usage/*.tsx',
  { eager: true },
)

const words = {
  ar: { title: 'هكذا، لا هكذا', do: 'هكذا', dont: 'لا هكذا' },
  en: { title: 'Do and don’t', do: 'Do', dont: 'Don’t' },
} as const

/** Returns the correct and incorrect usage of an entry, such as `plan-card`. */
export const usageExamples = (entry: string): readonly Usage[] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${entry}.tsx`))
    .flatMap(([, module]) => Object.values(module).flat())

function Shown({ of, isRight, locale }: { of: UsagePicture; isRight: boolean; locale: Locale }): ReactNode {
  return (
    <figure className="m-0 grid content-start overflow-hidden rounded-card border border-border bg-surface">
      <div
        inert
        className={`grid min-h-44 items-center border-b-4 bg-page p-5 ${isRight ? 'border-success' : 'border-danger'}`}
      >
        {of.draw(locale)}
      </div>
      <figcaption className="grid gap-1 px-5 py-4">
        <strong className={`flex items-center gap-2 ${isRight ? 'text-success' : 'text-danger'}`}>
          <Icon of={isRight ? checkCircleIcon : closeIcon} />
          {words[locale][isRight ? 'do' : 'dont']}
        </strong>
        <span>{of.says[locale]}</span>
      </figcaption>
    </figure>
  )
}

/** Correct and incorrect usage side by side, rendered live. */
export function UsagePictures({ usage }: { usage: readonly Usage[] }): ReactNode {
  const { locale } = useDocumentTheme()
  return (
    <section>
      <h2>{words[locale].title}</h2>
      <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
        <div className="sb-unstyled grid gap-5 text-text sm:grid-cols-2">
          {usage.flatMap((pair) => [
            <Shown key={pair.do.says.en} of={pair.do} isRight locale={locale} />,
            <Shown key={pair.dont.says.en} of={pair.dont} isRight={false} locale={locale} />,
          ])}
        </div>
      </Provider>
    </section>
  )
}
