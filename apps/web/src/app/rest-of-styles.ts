let fetched: Promise<void> | undefined

const arrive = (address: string, after: Element) =>
  new Promise<void>((done) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = address
    // A page without it is plain, but there.
    sheet.addEventListener('load', () => done())
    sheet.addEventListener('error', () => {
      sheet.remove()
      fetched = undefined
      done()
    })
    after.after(sheet)
  })

/**
 * The styles that no prerendered page shows. Such a document names their sheet and leaves it out; the empty document has
 * it from the start.
 */
export function restOfStyles(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>('link[data-rest]')
  const address = first?.dataset['rest']
  if (!first || address === undefined) return Promise.resolve()
  fetched ??= arrive(address, first)
  return fetched
}
