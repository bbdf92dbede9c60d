/** What lists of facts say on the page, a line a value, for a message to somebody: in the same words and digits. */
export const factsAsText = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('dt')].flatMap((label) => {
    const value = label.nextElementSibling
    const items = [...(value?.querySelectorAll('li') ?? [])]
    const lines = items.length > 0 ? items.map(wordsOf) : [value?.textContent ?? '']
    return [`${label.textContent}:`, ...lines]
  })

/** A day and its time stand side by side, with nothing between them but room. */
const wordsOf = (item: Element): string =>
  [...item.childNodes].map(({ textContent }) => textContent).join(' · ')
