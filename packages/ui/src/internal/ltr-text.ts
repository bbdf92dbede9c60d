/** Returns the class that aligns left-to-right text with the other fields of an Arabic form. */
export const ltrTextClass = (dir: 'rtl' | 'ltr'): string => (dir === 'rtl' ? 'sk:text-end' : 'sk:text-start')
