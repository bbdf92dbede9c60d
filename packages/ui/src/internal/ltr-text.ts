/** Left-to-right content is aligned with the other fields of an Arabic form. */
export const ltrTextClass = (dir: 'rtl' | 'ltr'): string => (dir === 'rtl' ? 'sk:text-end' : 'sk:text-start')
