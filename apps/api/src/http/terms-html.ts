import sanitizeHtml from 'sanitize-html'

/**
 * Removes everything but text structure and links from the terms, because the office writes them
 * and the site shows them as HTML.
 */
export const sanitizeTerms = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a', 'bdi'],
    allowedAttributes: { a: ['href'], bdi: ['dir'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
  })
