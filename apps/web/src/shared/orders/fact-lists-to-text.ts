/** Returns the visible fact lists as lines of text for a message, with the same labels and digits. */
export const factListsToText = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('dt')].flatMap((label) => {
    const value = label.nextElementSibling
    const items = [...(value?.querySelectorAll('li') ?? [])]
    const lines = items.length > 0 ? items.map(wordsOf) : [value?.textContent ?? '']
    return [`${label.textContent}:`, ...lines]
  })

/** Day and time are separate elements without text between them. */
const wordsOf = (item: Element): string =>
  [...item.childNodes].map(({ textContent }) => textContent).join(' · ')
