import { writeDigits, type Digits } from '@sakina/text'

/** Writes the markup that React leaves as it came prerendered in the reader's digits; codes keep theirs. */
export function rewriteDigits(frame: Element, digits: Digits): void {
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    if (!(node instanceof Text) || node.parentElement?.closest('[translate="no"], script, style')) continue
    const text = writeDigits(node.data, digits)
    if (text !== node.data) node.data = text
  }
}
