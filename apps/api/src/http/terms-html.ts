import sanitizeHtml from 'sanitize-html'

/** Terms are written by the office, yet shown as HTML: only plain text structure may pass. */
export const cleanTerms = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a', 'bdi'],
    allowedAttributes: { a: ['href'], bdi: ['dir'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
  })
