import type { ReactNode } from 'react'
import * as icons from '../../packages/ui/src/components/icon/index.ts'
import type { IconArt } from '../../packages/ui/src/components/icon/index.ts'

const { Icon, ...named } = icons
const all: readonly IconArt[] = Object.values(named)

function Pair({ of }: { of: IconArt }): ReactNode {
  return (
    <figure className="m-0 grid w-36 content-start justify-items-center gap-2 rounded-card border border-border bg-surface p-3 text-text">
      <span className="flex gap-5">
        <span dir="rtl" lang="ar">
          <Icon of={of} size="lg" />
        </span>
        <span dir="ltr" lang="en">
          <Icon of={of} size="lg" />
        </span>
      </span>
      <figcaption className="text-caption text-text-muted wrap-anywhere">
        <code>{of.name}</code>
      </figcaption>
    </figure>
  )
}

/** The icons of one class, each in Arabic (first) and in English. */
export function IconTable({ direction }: { direction: IconArt['direction'] }): ReactNode {
  const found = all.filter((icon) => icon.direction === direction)
  return (
    <>
      <p className="text-small text-text-muted tabular-nums">{found.length}</p>
      <div dir="ltr" className="flex flex-wrap gap-3">
        {found.map((icon) => (
          <Pair key={icon.name} of={icon} />
        ))}
      </div>
    </>
  )
}
