/// <reference types="@vitejs/plugin-rsc/types" />
import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr'
import { use } from 'react'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { injectRSCPayload } from 'rsc-html-stream/server'

/** Renders one copy of the stream to HTML and embeds the other copy, from which the browser hydrates. */
export async function toHtml(tree: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const [forHtml, forBrowser] = tree.tee()
  let root: Promise<ReactNode> | undefined
  const Document = (): ReactNode => use((root ??= createFromReadableStream<ReactNode>(forHtml)))
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index')
  const html = await renderToReadableStream(<Document />, { bootstrapScriptContent })
  return html.pipeThrough(injectRSCPayload(forBrowser))
}
