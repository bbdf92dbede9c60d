/**
 * Removes the comments with which React divides the texts of a prerendered page. Chromium keeps a space beside
 * a comment from screen readers, which then say two words as one.
 */
export function removeTextSeparators(): void {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const separators: Comment[] = []
  while (comments.nextNode())
    if (comments.currentNode instanceof Comment && comments.currentNode.data === ' ')
      separators.push(comments.currentNode)
  for (const separator of separators) {
    const text = separator.nextSibling
    separator.remove()
    // A text that enters the page anew is handed over anew.
    if (text instanceof Text) text.replaceWith(text)
  }
}
