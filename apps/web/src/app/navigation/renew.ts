/**
 * After a new build the pieces an open tab still asks for are gone. The tab then loads the new build at the address it
 * stands at; drafts are kept on the device. It does so only if the server really hands out another build, so that a
 * broken connection never ends in a browser's error page, nor a broken piece in a circle of reloads.
 */
export async function renewIfStale(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  if (!entry) return false
  try {
    const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await answer.text()
    if (!html.includes('type="module"') || html.includes(entry)) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
