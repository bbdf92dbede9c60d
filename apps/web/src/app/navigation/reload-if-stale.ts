/**
 * A new build removes the chunks that open tabs still request. The tab then reloads its current URL; drafts
 * are kept on the device. It reloads only if the server really serves another build, so that a lost
 * connection or a broken chunk never causes an endless loop. Returns what it found.
 */
export async function reloadIfStale(): Promise<'stale' | 'current' | 'unreachable'> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  if (!entry) return 'current'
  try {
    const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await answer.text()
    if (!html.includes('type="module"') || html.includes(entry)) return 'current'
  } catch {
    return 'unreachable'
  }
  location.reload()
  return 'stale'
}
