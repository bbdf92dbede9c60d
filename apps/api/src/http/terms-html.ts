import sanitizeHtml from 'sanitize-html'

/** Allows only plain text structure, because the office writes the terms and the site shows them as HTML. */
export const sanitizeTerms = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a', 'bdi'],
    allowedAttributes: { a: ['href'], bdi: ['dir'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
  })
