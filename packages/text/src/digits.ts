const ARABIC_INDIC_OR_PERSIAN = /[\u0660-\u0669\u06F0-\u06F9]/g
const LATIN_OR_PERSIAN = /[0-9\u06F0-\u06F9]/g
const ARABIC_INDIC_ZERO = 0x0660

// In all three Unicode rows the low four bits of a digit are its value.
const digitValue = (digit: string): number => digit.charCodeAt(0) & 0xf

/** Converts digits to Latin ones: ٠١٢ and ۰۱۲ become 012; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(ARABIC_INDIC_OR_PERSIAN, (digit) => String(digitValue(digit)))

/** Converts digits to Arabic-Indic ones: 012 and ۰۱۲ become ٠١٢; everything else stays. */
export const toArabicIndicDigits = (text: string): string =>
  text.replace(LATIN_OR_PERSIAN, (digit) => String.fromCharCode(ARABIC_INDIC_ZERO + digitValue(digit)))

/** The digits a reader has chosen, by their Unicode name. */
export type Digits = 'latn' | 'arab'

const WORD = /[^\s<>]+/g
const LATIN_LETTER = /[A-Za-z]/

/**
 * Writes a text in the reader's digits. A word with Latin letters is a code, an email or a URL
 * (`RRRD2929`, `S00042`) and keeps its digits, so that it can be compared and copied; so do the tags of a
 * text with markup.
 */
export const convertTextDigits = (text: string, digits: Digits): string =>
  digits === 'latn'
    ? toLatinDigits(text)
    : text.replace(WORD, (word) => (LATIN_LETTER.test(word) ? word : toArabicIndicDigits(word)))
