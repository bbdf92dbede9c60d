import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { readLocale } from '../page/words.ts'
import { Root } from '../root.tsx'

/** Responds to a request: renders the server components, and then their result to HTML. */
export default async function answer(request: Request): Promise<Response> {
  const locale = readLocale(new URL(request.url).search)
  const tree = renderToReadableStream(<Root locale={locale} />)
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./html.tsx')>('ssr', 'index')
  return new Response(await toHtml(tree), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
