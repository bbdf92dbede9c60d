import { use } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The docs page of a component. */
export interface DocsPageEntry {
  readonly id: string
  readonly entry: string
  /** The group of the component, such as `Overlays`. */
  readonly group: string
  /** The name of the component, such as `AlertDialog`. */
  readonly name: string
}

interface IndexEntry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly importPath: string
}
const isIndex = (value: unknown): value is { entries: Readonly<Record<string, IndexEntry>> } =>
  typeof value === 'object' && value !== null && 'entries' in value

function pageOf({ id, type, title, importPath }: IndexEntry): DocsPageEntry[] {
  const entry = /components\/([a-z-]+)\//.exec(importPath)?.[1]
  const [section, group, name] = title.split('/')
  return type === 'docs' && section === 'Components' && entry && group && name
    ? [{ id, entry, group, name }]
    : []
}

async function readPages(): Promise<readonly DocsPageEntry[]> {
  const response = await fetch('index.json')
  const index: unknown = await response.json()
  return isIndex(index) ? Object.values(index.entries).flatMap(pageOf) : []
}

let pages: Promise<readonly DocsPageEntry[]> | undefined

/** Returns the docs pages of all components, as Storybook lists them. */
export function usePages(): readonly DocsPageEntry[] {
  pages ??= readPages()
  return use(pages)
}

/** A link to another page of this Storybook that keeps the toolbar choices. */
export function PageLink({
  to,
  className,
  children,
}: {
  /** The id of a docs page or a story. */
  to: string
  className?: string
  children: ReactNode
}): ReactNode {
  const path = `?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, path)
  }
  return (
    <a href={`./${path}`} target="_top" className={className} onClick={handleClick}>
      {children}
    </a>
  )
}
