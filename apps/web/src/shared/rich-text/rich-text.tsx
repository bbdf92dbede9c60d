import { Fragment, useMemo, type ReactNode } from 'react'

import { parseRichText, type RichNode } from './parse.ts'

function shown(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, href, children } = node
  if (Tag === 'br') return <br key={key} />
  const content = children.map(shown)
  if (Tag === 'a')
    return href === undefined ? (
      <Fragment key={key}>{content}</Fragment>
    ) : (
      <a key={key} href={href} rel="noopener" className="text-primary underline">
        {content}
      </a>
    )
  return <Tag key={key}>{content}</Tag>
}

/** Renders foreign HTML as paragraphs and lists. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const nodes = useMemo(() => parseRichText(html), [html])
  return (
    <div
      className={`max-w-reading [&_li]:mt-1 [&_ol]:list-numbers [&_ol]:ps-6 [&_p]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 ${className ?? ''}`}
    >
      {nodes.map(shown)}
    </div>
  )
}
